import { queryOptions } from '@tanstack/react-query'
import type { DraftSubject } from '#admin/subject.ts'
import { type Answer, type CallBody, call, callPath, callQuery } from './call.ts'
import { currentOf, hasStatus } from './problem.ts'
import { queryKeys } from './query-keys.ts'

export type DraftList = Answer<'GET /api/drafts'>
/** Who changed one thing of a draft last. */
export type ChangeNote = DraftList['drafts'][number]['notes'][number]

/** A draft as the server holds it. One that this version of the software cannot read has only its text. */
export type ServerDraft = Answer<'GET /api/drafts/:document'>
export type DraftState = CallBody<'PUT /api/drafts/:document'>

/** Time in ms between two looks at what other devices and people do. */
const pollInterval = 2_000

/** The drafts on the server, with who changed what. */
export const draftsQuery = queryOptions({
  ...callQuery('GET /api/drafts'),
  refetchInterval: pollInterval,
  refetchOnWindowFocus: true,
})

/** The address of a subject's draft in calls. */
const draftOf = ({ document, entry }: DraftSubject) =>
  entry === undefined
    ? ({ path: '/api/drafts/:document', params: { document } } as const)
    : ({ path: '/api/drafts/:document/:entry', params: { document, entry } } as const)

/** The server's draft of a subject; undefined if it has none. */
export async function loadServerDraft(of: DraftSubject): Promise<ServerDraft | undefined> {
  const { path, params } = draftOf(of)
  try {
    return await call(`GET ${path}`, { params })
  } catch (error) {
    if (hasStatus(error, 404)) return undefined
    throw error
  }
}

/** Browsers finish the requests of a closed page up to 64 KB. The site content may be larger. */
const maxOutliving = 60_000

/** @param basedOn Version that the state was made from. @throws {ApiProblem} `staleDraftOf` returns the stored draft. */
export function storeServerDraft(of: DraftSubject, body: DraftState, basedOn: string | undefined) {
  const { path, params } = draftOf(of)
  const ifMatch = basedOn === undefined ? undefined : `"${basedOn}"`
  const outlivesPage = new Blob([JSON.stringify(body)]).size <= maxOutliving
  return call(`PUT ${path}`, { params, body, ifMatch, outlivesPage })
}

export function removeServerDraft(of: DraftSubject, version: string) {
  const { path, params } = draftOf(of)
  return call(`DELETE ${path}`, { params, ifMatch: `"${version}"`, outlivesPage: true })
}

/** The stored draft, if `error` says that another device changed it; null if it was removed. */
export const staleDraftOf = (error: unknown) => currentOf(error, 'stale_draft')

export type ChangeToPublish = CallBody<'POST /api/publish-drafts'>['changes'][number]
export type Published = Answer<'POST /api/publish-drafts'>

/** Saves and publishes all changes or none. A repeated call changes nothing. */
export const publishDrafts = (changes: readonly ChangeToPublish[]) =>
  call('POST /api/publish-drafts', { body: { changes: [...changes] } })

/** What is stored instead of the versions that the changes started from, if `error` says that they are stale. */
export const conflictsOf = (error: unknown) => currentOf(error, 'stale_revision')?.conflicts

export const draftLinksQuery = queryOptions({
  queryKey: queryKeys.draftLinks,
  queryFn: async ({ signal }) => (await call('GET /api/draft-links', { signal })).links,
})

/** Address of a page with the drafts, or as it is published. */
export const draftPagePath = (
  path: string,
  show: 'live' | 'draft',
  leftOut: readonly string[] = [],
): string => callPath('GET /api/draft-page', { query: { path, show, without: [...leftOut] } })
