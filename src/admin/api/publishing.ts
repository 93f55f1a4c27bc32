import { queryOptions, useQuery } from '@tanstack/react-query'
import { type Answer, call } from './call.ts'
import { queryKeys } from './query-keys.ts'
import { repeatWhileLost } from './repeat-while-lost.ts'
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

/** 'Actualizar secciones': publishes the saved selection. */
export const useUpdateSections = () =>
  useChange<void, unknown>(() => repeatWhileLost(() => call('POST /api/update-sections')), queryKeys.status)
