import type { z } from 'zod'
import { type Field, schemaTree } from '../fields/schema-tree.ts'
import { pictureDraft } from '../media/picture-draft.ts'
import { arrangement } from './arrangement.ts'
import { type DocumentName, documentNames, documentRow, documentSchema } from './documents.ts'
import { entrySchema, isEntryDocument } from './entries.ts'

/** What drafts can be of: a document, or the pictures of the library, which are edited one by one. */
export const draftDocuments = [...documentNames, 'pictures'] as const
export type DraftDocument = (typeof draftDocuments)[number]

export const isDraftDocument = (name: string): name is DraftDocument =>
  draftDocuments.some((known) => known === name)

/** The name of a draft's document or library, and the screen where it is edited. */
export function draftPlace(document: DraftDocument): { readonly name: string; readonly screen: string } {
  if (document === 'pictures') return { name: 'Medios', screen: 'medios' }
  const { labels, screen } = documentRow(document)
  return { name: labels.name, screen }
}

/** The schema of what a draft holds: an entry, the arrangement of a document's entries, a picture, or a whole document. */
export function draftSchema(document: DraftDocument, entry?: string): z.ZodType {
  if (document === 'pictures') return pictureDraft
  if (!isEntryDocument(document)) return documentSchema(document)
  return entry === undefined ? arrangement : entrySchema(document)
}

/** Whether a subject is the arrangement of a document's entries. */
export const isArrangement = ({
  document,
  entry,
}: {
  readonly document: string
  readonly entry?: string | null | undefined
}): boolean => entry === undefined && isEntryDocument(document)

/** The fields of each document; of a list of entries, those of one entry. */
export type EditableFields = Readonly<Record<DocumentName, Field>>

export const editableFields = (): EditableFields =>
  Object.fromEntries(
    documentNames.map((name) => [name, schemaTree(draftSchema(name, 'any'))]),
  ) as EditableFields
