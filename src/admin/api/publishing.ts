import { queryOptions, useQuery } from '@tanstack/react-query'
import { type DraftSubject, documentSubject } from '#admin/subject.ts'
import { type Answer, call } from './call.ts'
import { queryKeys } from './query-keys.ts'
import { repeatWhileLost } from './repeat-while-lost.ts'
import { loadRevisions } from './revisions.ts'
import { useChange } from './use-change.ts'

export type Status = Answer<'GET /api/status'>

/** What is live, what is saved, and when the last backup was made. */
export const statusQuery = queryOptions({
  queryKey: queryKeys.status,
  queryFn: ({ signal }) => loadStatus(signal),
  refetchOnWindowFocus: true,
})

export const useStatus = () => useQuery(statusQuery)

const loadStatus = (signal?: AbortSignal) => call('GET /api/status', { signal })

/** Marks what an update took away as read, for everybody. */
export const useForgetDiscontinued = () =>
  useChange<void, unknown>(() => call('DELETE /api/discontinued'), queryKeys.status)

type Saved = { readonly etag: string | undefined; readonly author?: string; readonly createdAt?: string }

/** Who saved the loaded version. The document response has no author because visitors can read it too. */
export function useSavedBy(subject: DraftSubject, version: Saved | undefined) {
  const { data } = useQuery({
    queryKey: queryKeys.savedBy(subject, version?.etag),
    queryFn: ({ signal }) => loadLastRevision(subject, signal),
    enabled: version !== undefined && version.author === undefined,
    staleTime: 'static',
  })
  return { author: version?.author ?? data?.author, createdAt: version?.createdAt ?? data?.createdAt }
}

/** Null for a picture, which has no revisions. */
async function loadLastRevision(of: DraftSubject, signal: AbortSignal) {
  const subject = documentSubject(of)
  if (!subject) return null
  if (subject.entry === undefined) return (await loadStatus(signal)).saved[subject.document] ?? null
  return (await loadRevisions(subject, signal))[0] ?? null
}

/** 'Actualizar secciones': publishes the saved selection. */
export const useUpdateSections = () =>
  useChange<void, unknown>(() => repeatWhileLost(() => call('POST /api/update-sections')), queryKeys.status)
