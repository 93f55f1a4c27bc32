import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callQuery } from './call.ts'

/** What was counted in the latest weeks, and on each page in one of them. @param week Its Monday; this week without it. */
export const useVisits = (week?: string) =>
  useQuery({
    ...callQuery('GET /api/visits', { query: { week } }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  })
