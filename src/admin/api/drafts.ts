import { queryOptions } from '@tanstack/react-query'
import type { DraftSubject } from '#admin/subject.ts'
import { type Answer, type CallBody, call, callQuery } from './call.ts'
import { queryKeys } from './query-keys.ts'

export type DraftList = Answer<'GET /api/next'>
/** Who changed one thing of a draft last. */
export type ChangeNote = DraftList['drafts'][number]['notes'][number]

/** A document, an entry or a picture as the next version of the site has it. */
export type NextPart = Answer<'GET /api/next/:document'>
type Edit = CallBody<'POST /api/next/:document'>

/** Time in ms between two looks at what other devices and people do. */
const pollInterval = 2_000

/** What the next version has that is not published, with who changed what. */
export const draftsQuery = queryOptions({
  ...callQuery('GET /api/next'),
  refetchInterval: pollInterval,
  refetchOnWindowFocus: true,
})

/** The address of a subject in calls. */
const nextOf = ({ document, entry }: DraftSubject) =>
  entry === undefined
    ? ({ path: '/api/next/:document', params: { document } } as const)
    : ({ path: '/api/next/:document/:entry', params: { document, entry } } as const)

/** @throws {ApiProblem} 404 if there is no such entry or picture. */
export function loadNext(of: DraftSubject): Promise<NextPart> {
  const { path, params } = nextOf(of)
  return call(`GET ${path}`, { params })
}

/** Browsers finish the requests of a closed page up to 64 KB. */
const maxOutliving = 60_000

/** @throws {ApiProblem} 404 if there is no such entry or picture, and nothing to begin with. */
export function changeNext(of: DraftSubject, body: Edit): Promise<Answer<'POST /api/next/:document'>> {
  const { path, params } = nextOf(of)
  const outlivesPage = new Blob([JSON.stringify(body)]).size <= maxOutliving
  return call(`POST ${path}`, { params, body, outlivesPage })
}

/**
 * Publishes parts of the next version, now or at a time: all of them or none.
 * @throws {ApiProblem} `stale_draft` if one is no longer as she reviewed it, also when a repeated call finds it published.
 */
export const publishParts = (body: CallBody<'POST /api/publish'>) => call('POST /api/publish', { body })

export const draftLinksQuery = queryOptions({
  queryKey: queryKeys.draftLinks,
  queryFn: async ({ signal }) => (await call('GET /api/draft-links', { signal })).links,
})
