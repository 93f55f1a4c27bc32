import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { loadAnew } from './load-anew.ts'

/** A call that changes something. Afterwards, the queries that show it are loaded again. */
export function useChange<Input, Result>(
  mutationFn: (input: Input) => Promise<Result>,
  ...shown: QueryKey[]
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () => Promise.all(shown.map((queryKey) => loadAnew(client, queryKey))),
  })
}
