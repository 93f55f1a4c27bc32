import { useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '#admin/api/query-keys.ts'

/** Loads the session again: turning the second factor on or off starts a new one. */
export function useRefreshSession() {
  const client = useQueryClient()
  return () =>
    Promise.all(
      [queryKeys.session, queryKeys.sessions].map((queryKey) => client.invalidateQueries({ queryKey })),
    )
}
