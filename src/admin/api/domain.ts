import { useQuery } from '@tanstack/react-query'
import { callQuery } from './call.ts'

export const useDomain = () => useQuery(callQuery('GET /api/domain'))

/** Whether a domain works already. @param name Empty: do not look. */
export const useDomainLook = (name: string) =>
  useQuery({
    ...callQuery('GET /api/domain/look', { query: { name } }),
    enabled: name !== '',
    retry: false,
  })
