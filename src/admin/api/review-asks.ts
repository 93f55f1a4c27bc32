import { useQuery } from '@tanstack/react-query'
import { call, callQuery } from './call.ts'
import { useChange } from './use-change.ts'

const asksQuery = callQuery('GET /api/review-asks')

export const useReviewAsks = () => useQuery(asksQuery)

/** Counts one more message that asks for a review. */
export const useNoteReviewAsk = () =>
  useChange<void, unknown>(() => call('POST /api/review-asks'), asksQuery.queryKey)
