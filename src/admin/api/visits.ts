import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
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

const weeklyMail = z.object({ isAvailable: z.boolean(), isOn: z.boolean() })

/** Whether the signed-in person gets the week's counts by mail. */
export const useWeeklyMail = () =>
  useQuery({
    queryKey: queryKeys.weeklyMail,
    queryFn: async ({ signal }) => (await request('/api/visits/mail', { schema: weeklyMail, signal })).data,
  })

export function useSetWeeklyMail() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (isOn: boolean) =>
      (await request('/api/visits/mail', { method: 'PUT', body: { isOn }, schema: weeklyMail })).data,
    onSuccess: (data) => client.setQueryData(queryKeys.weeklyMail, data),
  })
}
