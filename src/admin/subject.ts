import type { z } from 'zod'
import { type DocumentName, type DocumentValue, documentSchema } from '#content/documents/documents.ts'
import { type DraftDocument, draftPlace, isDraftDocument } from '#content/documents/draft-schema.ts'
import { type Entry, entrySchema, isEntryDocument } from '#content/documents/entries.ts'

/** What is edited, saved and restored as one: a document, or one entry of a document. */
export type Subject = {
  readonly document: DocumentName
  /** The entry's id; undefined for a whole document. */
  readonly entry?: string | undefined
}

/** What a draft is of: a document, one of its entries, or a picture. */
export type DraftSubject = {
  readonly document: DraftDocument
  /** Id of the entry or picture; undefined for a whole document. */
  readonly entry?: string | undefined
}

/** The document or entry of a draft; undefined for a picture. */
export function documentSubject({ document, entry }: DraftSubject): Subject | undefined {
  return document === 'pictures' ? undefined : { document, entry }
}

/** The name of a subject in this browser. */
export const copyName = ({ document, entry }: DraftSubject) =>
  entry === undefined ? document : `${document}/${entry}`

/** Whether this names a new entry: 'nuevo', 'nueva~inicio.campana'. */
export const isNewRef = (entry: string | undefined): boolean => /^nuev[oa](?:[.~]|$)/.test(entry ?? '')

/** The subject with this name in this browser. */
export function subjectNamed(name: string): DraftSubject {
  const [document = '', ...entry] = name.split('/')
  if (!isDraftDocument(document)) throw new TypeError(`There is no document '${document}'.`)
  return entry.length === 0 ? { document } : { document, entry: entry.join('/') }
}

/** The address of the screen where all changes are reviewed and published. */
export const reviewPath = '/admin/revisar'

/** The address of a subject's screen. */
export function screenPath({ document, entry }: DraftSubject): string {
  const list = `/admin/${draftPlace(document).screen}`
  if (document === 'pictures') return `${list}?imagen=${entry}`
  return entry === undefined ? list : `${list}/${entry}`
}

/** The schema of a subject's value. */
export const subjectSchema = ({ document, entry }: Subject): z.ZodType<DocumentValue | Entry> =>
  entry !== undefined && isEntryDocument(document) ? entrySchema(document) : documentSchema(document)

/** The address of a subject's history. */
export const historyScreenPath = ({ document, entry }: Subject): string =>
  entry === undefined
    ? '/admin/historial'
    : `/admin/historial?documento=${document}&entrada=${encodeURIComponent(entry)}`
