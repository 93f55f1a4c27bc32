import { useQuery } from '@tanstack/react-query'
import { callPath, callQuery } from './call.ts'

/** When what was public at the end of a day had been published. @param day `2026-01-31`; empty for none. */
export const usePublicDay = (day: string) =>
  useQuery({
    ...callQuery('GET /api/public-days/:day', { params: { day } }),
    enabled: day !== '',
    retry: false,
  })

export const printoutPath = (day: string) =>
  callPath('GET /api/public-days/:day/printout', { params: { day } })
