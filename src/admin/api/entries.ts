import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { type Entry, type EntryDocument, entrySchema } from '#content/entries.ts'
import { lacks } from '#content/entry-summary.ts'
import { hasStatus } from './problem.ts'
import { queryKeys } from './query-keys.ts'
import { request } from './request.ts'
import { type Release, type RevisionSummary, release, revisionSummary } from './shapes.ts'

const missingPart = z.enum(lacks)
export type MissingPart = z.output<typeof missingPart>

const listedEntry = z.object({
  id: z.string(),
  title: z.string(),
  visible: z.boolean(),
  icon: z.string().catch(''),
  image: z.string().catch(''),
  text: z.string().catch(''),
  missing: z.array(missingPart).catch([]),
  isSample: z.boolean().catch(false),
})
/** What the list of a document's entries shows of each. */
export type ListedEntry = z.output<typeof listedEntry>

const listBody = z.object({ entries: z.array(listedEntry) }).transform(({ entries }) => entries)

/** The entries of a document, in the owner's order. */
export const entriesQuery = (document: EntryDocument) =>
  queryOptions({
    queryKey: queryKeys.entries(document),
    queryFn: ({ signal }) => loadEntries(document, signal),
  })

export const useEntries = (document: EntryDocument) => useQuery(entriesQuery(document))

const loadEntries = async (document: EntryDocument, signal?: AbortSignal) =>
  (await request(`/api/entries/${document}`, { schema: listBody, signal })).data

/** An entry with the ETag of its revision. */
export type LoadedEntry = { readonly value: Entry; readonly etag: string | undefined }

export type SavedEntry = LoadedEntry & {
  readonly revision: RevisionSummary
  readonly release?: Release | undefined
}

export const entryPath = (document: EntryDocument, id: string) => `/api/${document}/${encodeURIComponent(id)}`

export const entryQuery = (document: EntryDocument, id: string) =>
  queryOptions({
    queryKey: queryKeys.entry(document, id),
    queryFn: ({ signal }): Promise<LoadedEntry> => loadEntry(document, id, signal),
  })

export async function loadEntry(
  document: EntryDocument,
  id: string,
  signal?: AbortSignal,
): Promise<LoadedEntry> {
  const { data, etag } = await request(entryPath(document, id), { schema: entrySchema(document), signal })
  return { value: data, etag }
}

/** The entry, or undefined if there is none. */
export async function findEntry(document: EntryDocument, id: string): Promise<LoadedEntry | undefined> {
  try {
    return await loadEntry(document, id)
  } catch (error) {
    if (hasStatus(error, 404)) return undefined
    throw error
  }
}

type EntryToSave = {
  readonly value: unknown
  /** ETag of the version that the value replaces. Without it, the call creates an entry and refuses an id in use. */
  readonly etag: string | undefined
}

/** @param id The id that the entry has now. The value's id may differ: then the address changes. */
export async function saveEntry(
  document: EntryDocument,
  id: string,
  { value, etag }: EntryToSave,
): Promise<SavedEntry> {
  const response = await request(entryPath(document, id), {
    ...{ method: 'PUT', schema: savedShape(document), body: value, ifMatch: etag },
    createsOnly: etag === undefined,
  })
  const { entry, ...rest } = response.data
  return { ...rest, value: entry, etag: response.etag ?? rest.etag }
}

const savedShape = (document: EntryDocument) =>
  z.object({
    entry: entrySchema(document),
    revision: revisionSummary,
    etag: z.string().optional(),
    release: release.optional(),
  })

/** What the server holds after a refusal: the saved version, or null if the entry was deleted. */
export function currentEntryOf(document: EntryDocument, error: unknown): SavedEntry | null | undefined {
  if (!hasStatus(error, 409)) return undefined
  const { data } = savedShape(document)
    .extend({ entry: entrySchema(document).nullable(), revision: revisionSummary.nullish() })
    .safeParse(error.current)
  if (!data) return undefined
  const { entry, revision, etag } = data
  return entry && revision ? { value: entry, revision, etag } : null
}

/** Puts a saved entry into the cache, and loads again what else shows it. */
export function noteEntry(client: QueryClient, document: EntryDocument, { value, etag }: LoadedEntry): void {
  client.setQueryData<LoadedEntry>(queryKeys.entry(document, value.id), { value, etag })
  void refreshEntries(client, document)
}

/** Loads again the list, the document and the history, which a change of an entry or of the order changes. */
export const refreshEntries = (client: QueryClient, document: EntryDocument): Promise<unknown> =>
  Promise.all(
    [
      queryKeys.entries(document),
      queryKeys.document(document),
      queryKeys.revisions(document),
      ['entry-revisions', document],
      queryKeys.status,
      queryKeys.checks,
      queryKeys.media,
    ].map((queryKey) => client.invalidateQueries({ queryKey })),
  )
