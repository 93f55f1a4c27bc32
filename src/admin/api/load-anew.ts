import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Loads queries again after a change. A first reading that is under way may be older than it, and does not count. */
export async function loadAnew(client: QueryClient, queryKey: QueryKey): Promise<void> {
  await client.cancelQueries({ queryKey, predicate: ({ state }) => state.data === undefined })
  await client.invalidateQueries({ queryKey })
}
