import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from './call.ts'
import { queryKeys } from './query-keys.ts'
import { sendFile } from './send-file.ts'
import { useChange } from './use-change.ts'

/** Time in ms between two requests for the state of a task that runs. */
const pollInterval = 1000

/** What was read of the former site. When a task ends, the drafts that it made are loaded. */
export function useOldSite() {
  const client = useQueryClient()
  const query = useQuery({
    queryKey: queryKeys.oldSite,
    queryFn: ({ signal }) => call('GET /api/old-site', { signal }),
    refetchInterval: ({ state: { data } }) => (data?.running ? pollInterval : false),
  })
  const takenAt = query.data?.taken?.at
  useEffect(() => {
    if (takenAt) void client.invalidateQueries({ queryKey: queryKeys.drafts })
  }, [client, takenAt])
  return query
}

type Upload = { readonly file: File; readonly onProgress: (share: number) => void }

export const useReadExport = () =>
  useChange((upload: Upload) => sendFile('POST /api/old-site/file', upload), queryKeys.oldSite)

export const useReadAddress = () =>
  useChange((address: string) => call('POST /api/old-site/address', { body: { address } }), queryKeys.oldSite)

export const useTakePages = () =>
  useChange(
    (pages: readonly string[]) => call('POST /api/old-site/take', { body: { pages: [...pages] } }),
    queryKeys.oldSite,
  )

export const useUndoImport = () =>
  useChange(() => call('POST /api/old-site/undo'), queryKeys.oldSite, queryKeys.drafts)

export const useForgetOldSite = () => useChange(() => call('DELETE /api/old-site'), queryKeys.oldSite)
