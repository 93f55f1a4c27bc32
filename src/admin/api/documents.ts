import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { galleryImages } from '#content/gallery-image.ts'
import { revisionTag } from '#content/revision-tag.ts'
import { sameValue } from '#content/same-value.ts'
import { schemaTree } from '#content/schema-tree.ts'
import { selectedSections } from '#content/selected-sections.ts'
import { siteContent } from '#content/site-content/index.ts'
import { hasStatus } from './problem.ts'
import type { Status } from './publishing.ts'
import { queryKeys } from './query-keys.ts'
import { request } from './request.ts'
import {
  type EditedDocument,
  type EditedValue,
  editedDocuments,
  type Release,
  type RevisionSummary,
  release,
  revisionSummary,
} from './shapes.ts'

/** A document with the ETag of its revision: `undefined` only where the server gives none. */
export type LoadedDocument<Name extends EditedDocument> = {
  readonly value: EditedValue<Name>
  readonly etag: string | undefined
}

export type SavedDocument<Name extends EditedDocument> = LoadedDocument<Name> & {
  readonly revision: RevisionSummary
  /** What is live since; absent where saving does not publish. */
  readonly release: Release | undefined
}

/** With `etag`, the save is refused (409) when someone saved since; without, the last one wins. */
export type DocumentToSave<Name extends EditedDocument> = {
  readonly value: EditedValue<Name>
  readonly etag: string | undefined
}

type Endpoint<Name extends EditedDocument> = {
  readonly name: Name
  readonly path: string
  readonly loaded: z.ZodType<EditedValue<Name>>
  readonly toBody: (value: EditedValue<Name>) => unknown
  readonly saved: z.ZodType<{
    value: EditedValue<Name>
    revision: RevisionSummary
    release?: Release | undefined
  }>
}

const siteContentEndpoint: Endpoint<'site-content'> = {
  name: 'site-content',
  path: '/api/site-content',
  loaded: z.object({ siteContent }).transform((body) => body.siteContent),
  toBody: (value) => ({ siteContent: value }),
  saved: z
    .object({ siteContent, revision: revisionSummary, release: release.optional() })
    .transform(({ siteContent: value, ...rest }) => ({ value, ...rest })),
}

const selectedSectionsEndpoint: Endpoint<'selected-sections'> = {
  name: 'selected-sections',
  path: '/api/selected-sections',
  loaded: selectedSections,
  toBody: (value) => value,
  saved: z
    .object({ selectedSections, revision: revisionSummary })
    .transform(({ selectedSections: value, ...rest }) => ({ value, ...rest })),
}

const galleryEndpoint: Endpoint<'gallery'> = {
  name: 'gallery',
  path: '/api/gallery',
  loaded: z.object({ gallery: galleryImages }).transform((body) => body.gallery),
  toBody: (value) => ({ gallery: value }),
  saved: z
    .object({ gallery: galleryImages, revision: revisionSummary, release: release.optional() })
    .transform(({ gallery: value, ...rest }) => ({ value, ...rest })),
}

export const useSiteContent = () => useDocument(siteContentEndpoint)
export const useSaveSiteContent = () => useSaveDocument(siteContentEndpoint)
export const useSelectedSections = () => useDocument(selectedSectionsEndpoint)
export const useSaveSelectedSections = () => useSaveDocument(selectedSectionsEndpoint)

export const useGallery = () => useDocument(galleryEndpoint)
export const useSaveGallery = () => useSaveDocument(galleryEndpoint)

/** The other version, when `error` says that someone saved site content since. */
export const siteContentConflict = (error: unknown) => conflictOf(siteContentEndpoint, error)
export const selectedSectionsConflict = (error: unknown) => conflictOf(selectedSectionsEndpoint, error)
export const galleryConflict = (error: unknown) => conflictOf(galleryEndpoint, error)

function useDocument<Name extends EditedDocument>(endpoint: Endpoint<Name>) {
  return useQuery({
    queryKey: queryKeys.document(endpoint.name),
    queryFn: async ({ signal }): Promise<LoadedDocument<Name>> => {
      const { data, etag } = await request(endpoint.path, { schema: endpoint.loaded, signal })
      return { value: data, etag }
    },
  })
}

function useSaveDocument<Name extends EditedDocument>(endpoint: Endpoint<Name>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (document: DocumentToSave<Name>) => saveDocument(endpoint, document),
    onSuccess: (saved) => noteSaved(client, endpoint.name, saved),
  })
}

/** Puts a saved value in place of the loaded one, and lets what tells of revisions be read anew. */
export function noteSaved<Name extends EditedDocument>(
  client: QueryClient,
  name: Name,
  saved: LoadedDocument<Name> &
    Pick<SavedDocument<Name>, 'revision'> & { readonly release?: Release | undefined },
) {
  client.setQueryData<LoadedDocument<Name>>(queryKeys.document(name), {
    value: saved.value,
    etag: saved.etag,
  })
  client.setQueryData<Status>(queryKeys.status, (status) => status && statusAfter(status, name, saved))
  void client.invalidateQueries({ queryKey: queryKeys.status })
  void client.invalidateQueries({ queryKey: queryKeys.revisions(name) })
}

/** What holds until the status is read anew: nothing is said to be published that is only saved. */
function statusAfter(
  status: Status,
  name: EditedDocument,
  { revision, release }: { readonly revision: RevisionSummary; readonly release?: Release | undefined },
): Status {
  const saved = { ...status.saved, [name]: revision }
  if (!release) return { ...status, saved }
  const revisions = { ...status.live.revisions, [name]: revision.number }
  return { ...status, saved, live: { ...release, revisions } }
}

async function saveDocument<Name extends EditedDocument>(
  endpoint: Endpoint<Name>,
  document: DocumentToSave<Name>,
): Promise<SavedDocument<Name>> {
  try {
    return await postDocument(endpoint, document)
  } catch (error) {
    const current = conflictOf(endpoint, error)
    if (!current || !isSame(endpoint.name, current.value, document.value)) throw error
    // What stands in the way is her own: an earlier attempt was saved, and its answer lost or its publishing failed.
    return await postDocument(endpoint, { value: document.value, etag: current.etag })
  }
}

async function postDocument<Name extends EditedDocument>(
  { name, path, toBody, saved }: Endpoint<Name>,
  { value, etag: ifMatch }: DocumentToSave<Name>,
): Promise<SavedDocument<Name>> {
  const { data, etag } = await request(path, { method: 'POST', schema: saved, body: toBody(value), ifMatch })
  return { ...data, release: data.release, etag: etag ?? revisionTag(name, data.revision) }
}

const isSame = <Name extends EditedDocument>(name: Name, one: EditedValue<Name>, other: EditedValue<Name>) =>
  sameValue(schemaTree(editedDocuments[name]), one, other)

function conflictOf<Name extends EditedDocument>(endpoint: Endpoint<Name>, error: unknown) {
  if (!hasStatus(error, 409)) return undefined
  const { data } = endpoint.saved.safeParse(error.current)
  return (
    data && { value: data.value, revision: data.revision, etag: revisionTag(endpoint.name, data.revision) }
  )
}
