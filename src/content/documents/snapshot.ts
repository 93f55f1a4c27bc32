import { z } from 'zod'
import type { PageDocument } from '../addresses/page-documents.ts'
import type { MediaItem } from '../media/media.ts'
import { type DocumentName, type DocumentValue, documentNames, documents } from './documents.ts'

export type DocumentValues = { readonly [Name in DocumentName]: DocumentValue<Name> }

/** Save time of each document's revision, as ISO 8601. */
export type RevisionTimes = Readonly<Partial<Record<DocumentName, string>>>

/** The pictures of the library by id. */
export type MediaItems = ReadonlyMap<string, MediaItem>

/** When each entry's present state was saved (ISO 8601), by id. */
export type EntryTimes = { readonly [Name in PageDocument]?: ReadonlyMap<string, string> }

/**
 * Ids that entries had before, of each document whose entries have pages. The value is the id that the entry got
 * instead; undefined if the entry was deleted. An id that an entry has now may be listed too: the entry wins.
 */
export type FormerIds = { readonly [Name in PageDocument]?: ReadonlyMap<string, string | undefined> }

/**
 * One validated revision of every document, the pictures and the former addresses: everything that rendering needs.
 */
export type Snapshot = DocumentValues & {
  readonly revisedAt: RevisionTimes
  readonly media: MediaItems
  readonly formerIds: FormerIds
  readonly entryTimes: EntryTimes
  /** When the owner launched the site, as ISO 8601; undefined before. Only matters at a public address. */
  readonly launchedAt?: string | undefined
  /** Since when the text of the privacy notice has been public, as ISO 8601. */
  readonly privacySince?: string | undefined
  /** The time that the pages show: notices begin and end with it. */
  readonly moment: Date
}

type Schemas = { readonly [Name in DocumentName]: (typeof documents)[Name]['schema'] }

const snapshotSchema = z.strictObject(
  Object.fromEntries(documentNames.map((name) => [name, documents[name].schema])) as Schemas,
)

/** A stored document does not match its schema. The message lists every invalid path. */
export class InvalidSnapshotError extends Error {
  override readonly name = 'InvalidSnapshotError'
  readonly issues: readonly { path: string; message: string }[]

  constructor(error: z.ZodError) {
    super(`El contenido guardado no es válido:\n${z.prettifyError(error)}`, {
      cause: error,
    })
    this.issues = error.issues.map(({ path, message }) => ({
      path: path.join('.'),
      message,
    }))
  }
}

/** Validates the documents read from the store. @throws {InvalidSnapshotError} */
export function parseSnapshot(
  values: Readonly<Record<DocumentName, unknown>>,
  revisedAt: RevisionTimes = {},
  media: MediaItems = new Map(),
  formerIds: FormerIds = {},
  entryTimes: EntryTimes = {},
  moment = new Date(),
): Snapshot {
  const parsed = snapshotSchema.safeParse(values)
  if (!parsed.success) throw new InvalidSnapshotError(parsed.error)
  return { ...parsed.data, revisedAt, media, formerIds, entryTimes, moment }
}
