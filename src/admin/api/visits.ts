import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type Period, visitReport } from '#content/visits/report.ts'
import { queryKeys } from './query-keys.ts'
import { request } from './request.ts'

/** What was counted in the last days, and in as many days before them. */
export const useVisits = (days: Period) =>
  useQuery({
    queryKey: queryKeys.visits(days),
    queryFn: async ({ signal }) =>
      (await request(`/api/visits?days=${days}`, { schema: visitReport, signal })).data,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  })

/** Address of the file with every count of the last days. */
export const visitsFilePath = (days: Period) => `/api/visits/csv?days=${days}`
