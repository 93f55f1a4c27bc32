import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call, callQuery } from './call.ts'
import { draftsQuery } from './drafts.ts'
import { sendFile, type Upload } from './send-file.ts'
import { useChange } from './use-change.ts'

/** Time in ms between two requests for the state of a task that runs. */
const pollInterval = 1000

const oldSiteQuery = callQuery('GET /api/old-site')

/** What was read of the former site. When a task ends, the drafts that it made are loaded. */
export function useOldSite() {
  const client = useQueryClient()
  const query = useQuery({
    ...oldSiteQuery,
    refetchInterval: ({ state: { data } }) => (data?.running ? pollInterval : false),
  })
  const takenAt = query.data?.taken?.at
  useEffect(() => {
    if (takenAt) void client.invalidateQueries({ queryKey: draftsQuery.queryKey })
  }, [client, takenAt])
  return query
}

export const useReadExport = () =>
  useChange((upload: Upload) => sendFile('POST /api/old-site/file', upload), oldSiteQuery.queryKey)

export const useReadAddress = () =>
  useChange(
    (address: string) => call('POST /api/old-site/address', { body: { address } }),
    oldSiteQuery.queryKey,
  )

export const useTakePages = () =>
  useChange(
    (pages: readonly string[]) => call('POST /api/old-site/take', { body: { pages: [...pages] } }),
    oldSiteQuery.queryKey,
  )

export const useUndoImport = () =>
  useChange(() => call('POST /api/old-site/undo'), oldSiteQuery.queryKey, draftsQuery.queryKey)

export const useForgetOldSite = () => useChange(() => call('DELETE /api/old-site'), oldSiteQuery.queryKey)
