import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Period } from '#content/visits/report.ts'
import { call, callPath, callQuery } from './call.ts'

/** What was counted in the last days, and in as many days before them. */
export const useVisits = (days: Period) =>
  useQuery({
    ...callQuery('GET /api/visits', { query: { days } }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  })

/** Address of the file with every count of the last days. */
export const visitsFilePath = (days: Period) => callPath('GET /api/visits/csv', { query: { days } })

/** Whether the signed-in person gets the week's counts by mail. */
const mailQuery = callQuery('GET /api/visits/mail')

export const useWeeklyMail = () => useQuery(mailQuery)

export function useSetWeeklyMail() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (isOn: boolean) => call('PUT /api/visits/mail', { body: { isOn } }),
    onSuccess: (data) => client.setQueryData(mailQuery.queryKey, data),
  })
}
