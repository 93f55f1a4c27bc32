import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import type { DocumentName, DocumentValue } from '#content/documents.ts'
import { storedMediaType } from '#content/facts/stored-media-type.ts'
import { revisionTag } from '#content/revision-tag.ts'
import { bodyToSend, loadedBody, savedBody } from './document-bodies.ts'
import { hasStatus } from './problem.ts'
import type { Status } from './publishing.ts'
import { queryKeys } from './query-keys.ts'
import { request } from './request.ts'
import type { Release, RevisionSummary } from './shapes.ts'

/** A document with the ETag of its revision. The ETag is `undefined` only if the server sends none. */
export type LoadedDocument<Name extends DocumentName = DocumentName> = {
  readonly value: DocumentValue<Name>
  readonly etag: string | undefined
}

export type SavedDocument<Name extends DocumentName = DocumentName> = LoadedDocument<Name> & {
  readonly revision: RevisionSummary
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
  const accept = storedMediaType
  const { data, etag } = await request(`/api/${name}`, { schema: loadedBody(name), signal, accept })
  return { value: data, etag }
}

/** @throws {ApiProblem} If someone else saved in between, `conflictOf` returns their version. */
export async function saveDocument<Name extends DocumentName>(
  name: Name,
  { value, etag: ifMatch }: DocumentToSave,
): Promise<SavedDocument<Name>> {
  const body = bodyToSend(name, value)
  const { data, etag } = await request(`/api/${name}`, {
    method: 'POST',
    schema: savedBody(name),
    body,
    ifMatch,
    accept: storedMediaType,
  })
  return { ...data, etag: etag ?? revisionTag(name, data.revision) }
}

/** The saved version, if `error` is a conflict with someone else's save. */
export function conflictOf<Name extends DocumentName>(name: Name, error: unknown) {
  if (!hasStatus(error, 409)) return undefined
  const { data } = savedBody(name).safeParse(error.current)
  return data && { value: data.value, revision: data.revision, etag: revisionTag(name, data.revision) }
}

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
