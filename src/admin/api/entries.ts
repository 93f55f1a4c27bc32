import { queryOptions, useQuery } from '@tanstack/react-query'
import { type Entry, type EntryDocument, entrySchema } from '#content/documents/entries.ts'
import { type Answer, call, callWithTag, parsed } from './call.ts'
import { queryKeys } from './query-keys.ts'

/** What the list of a document's entries shows of each. */
export type ListedEntry = Answer<`GET /api/entries/${EntryDocument}`>['entries'][number]
export type MissingPart = ListedEntry['missing'][number]

/** The entries of a document, in the owner's order. */
export const entriesQuery = (document: EntryDocument) =>
  queryOptions({
    queryKey: queryKeys.entries(document),
    queryFn: ({ signal }) => loadEntries(document, signal),
  })

export const useEntries = (document: EntryDocument) => useQuery(entriesQuery(document))

const loadEntries = async (document: EntryDocument, signal?: AbortSignal) =>
  (await call(`GET /api/entries/${document}`, { signal })).entries

/** An entry with the ETag of its revision. */
export type LoadedEntry = { readonly value: Entry; readonly etag: string | undefined }

export const entryQuery = (document: EntryDocument, id: string) =>
  queryOptions({
    queryKey: queryKeys.entry(document, id),
    queryFn: ({ signal }): Promise<LoadedEntry> => loadEntry(document, id, signal),
  })

async function loadEntry(document: EntryDocument, id: string, signal?: AbortSignal): Promise<LoadedEntry> {
  const { data, etag } = await callWithTag(`GET /api/${document}/:id`, { params: { id }, signal })
  return { value: parsed(entrySchema(document), data), etag }
}

/** The places of the site that link to an entry. */
export const entryLinksQuery = (document: EntryDocument, id: string) =>
  queryOptions({
    queryKey: queryKeys.entryLinks(document, id),
    queryFn: async ({ signal }) =>
      (await call(`GET /api/${document}/:id/links`, { params: { id }, signal })).links,
  })
