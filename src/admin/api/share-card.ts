import { queryOptions } from '@tanstack/react-query'
import type { EntryCard } from '#content/media/share-card.ts'
import { fetchCall } from './call.ts'

/** The picture that a shared link of an entry will show. The same card is requested once. */
export const shareCardQuery = ({ title, picture }: EntryCard) =>
  queryOptions({
    queryKey: ['share-card', title, picture],
    queryFn: async ({ signal }) =>
      (await fetchCall('POST /api/share-card', { body: { title, picture }, signal })).blob(),
    staleTime: 'static',
    gcTime: 60_000,
  })
