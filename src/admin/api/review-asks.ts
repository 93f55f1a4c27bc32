import { useQuery } from '@tanstack/react-query'
import { call } from './call.ts'
import { queryKeys } from './query-keys.ts'
import { useChange } from './use-change.ts'

export const useReviewAsks = () =>
  useQuery({
    queryKey: queryKeys.reviewAsks,
    queryFn: ({ signal }) => call('GET /api/review-asks', { signal }),
  })

/** Counts one more message that asks for a review. */
export const useNoteReviewAsk = () =>
  useChange<void, unknown>(() => call('POST /api/review-asks'), queryKeys.reviewAsks)
