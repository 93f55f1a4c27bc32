import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import {
  type DocumentName,
  type DocumentValue,
  documentRow,
  documentSchema,
} from '#content/documents/documents.ts'
import { revisionTag } from '#content/documents/revision-tag.ts'
import { storedMediaType } from '#content/facts/stored-media-type.ts'
import type { Release, RevisionInfo } from '#contract/shapes.ts'
import { callWithTag, parsed } from './call.ts'
import type { Status } from './publishing.ts'
import { queryKeys } from './query-keys.ts'

/** A document with the ETag of its revision. The ETag is `undefined` only if the server sends none. */
export type LoadedDocument<Name extends DocumentName = DocumentName> = {
  readonly value: DocumentValue<Name>
  readonly etag: string | undefined
}

export type SavedDocument<Name extends DocumentName = DocumentName> = LoadedDocument<Name> & {
  readonly revision: RevisionInfo
  /** The live release that contains this save; absent if saving does not publish the document. */
  readonly release: Release | undefined
}

/** With `etag`, the server refuses the save (409) if someone else saved in between. Without it, the last save wins. */
export type DocumentToSave = { readonly value: unknown; readonly etag: string | undefined }

export const documentQuery = <Name extends DocumentName>(name: Name) =>
  queryOptions({
    queryKey: queryKeys.document(name),
    queryFn: ({ signal }): Promise<LoadedDocument<Name>> => loadDocument(name, signal),
  })

export const useDocument = <Name extends DocumentName>(name: Name) => useQuery(documentQuery(name))

/** How long a document that was loaded for one part of a screen is good for another part of it, in ms. */
const justLoaded = 5_000

/** Like `useDocument`, but does not load what another part of the screen has just loaded. */
export const useLoadedDocument = <Name extends DocumentName>(name: Name) =>
  useQuery({ ...documentQuery(name), staleTime: justLoaded })

export async function loadDocument<Name extends DocumentName>(
  name: Name,
  signal?: AbortSignal,
): Promise<LoadedDocument<Name>> {
  const { isBareBody, bodyKey } = documentRow(name)
  const { data, etag } = await callWithTag(readCall(name), { accept: storedMediaType, signal })
  return { value: parsed(documentSchema(name), isBareBody ? data : Object(data)[bodyKey]), etag }
}

export async function saveDocument<Name extends DocumentName>(
  name: Name,
  { value, etag: ifMatch }: DocumentToSave,
): Promise<SavedDocument<Name>> {
  const { isBareBody, bodyKey } = documentRow(name)
  const body = isBareBody ? value : { [bodyKey]: value }
  const { data, etag } = await callWithTag(saveCall(name), { body, ifMatch, accept: storedMediaType })
  const { revision, release, [bodyKey]: saved } = data
  return {
    value: parsed(documentSchema(name), saved),
    revision,
    release,
    etag: etag ?? revisionTag(name, revision),
  }
}

const readCall = (name: DocumentName) => `GET /api/${name}` as const
const saveCall = (name: DocumentName) => `POST /api/${name}` as const

/** Replaces the loaded value with the saved one in the cache, and refreshes the status and the history. */
export function noteSaved<Name extends DocumentName>(
  client: QueryClient,
  name: Name,
  saved: SavedDocument<Name>,
) {
  const { value, etag } = saved
  client.setQueryData<LoadedDocument<Name>>(queryKeys.document(name), { value, etag })
  client.setQueryData<Status>(queryKeys.status, (status) => status && statusAfter(status, name, saved))
  void refreshRevisions(client, name)
}

/** Loads a document again, and the status and the history. */
export async function refreshDocument(client: QueryClient, name: DocumentName): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: queryKeys.document(name) }),
    refreshRevisions(client, name),
  ])
}

async function refreshRevisions(client: QueryClient, name: DocumentName): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: queryKeys.status }),
    client.invalidateQueries({ queryKey: queryKeys.checks }),
    client.invalidateQueries({ queryKey: queryKeys.revisions(name) }),
  ])
}

/** The status to show until it is loaded again. A saved but unpublished revision does not count as live. */
function statusAfter(
  status: Status,
  name: DocumentName,
  { revision, release }: Pick<SavedDocument, 'revision' | 'release'>,
): Status {
  const saved = { ...status.saved, [name]: revision }
  if (!release) return { ...status, saved }
  const revisions = { ...status.live.revisions, [name]: revision.number }
  return { ...status, saved, live: { ...release, revisions } }
}
