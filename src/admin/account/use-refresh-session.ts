import { useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '#admin/api/query-keys.ts'

/** Reads anew who is signed in: a change of the second step begins another session. */
export function useRefreshSession() {
  const client = useQueryClient()
  return () =>
    Promise.all(
      [queryKeys.session, queryKeys.sessions].map((queryKey) => client.invalidateQueries({ queryKey })),
    )
}
