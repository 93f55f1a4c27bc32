import { useQuery } from '@tanstack/react-query'
import { call } from './call.ts'
import { queryKeys } from './query-keys.ts'

export const useDomain = () =>
  useQuery({
    queryKey: queryKeys.domain,
    queryFn: ({ signal }) => call('GET /api/domain', { signal }),
  })

/** Whether a domain works already. @param name Empty: do not look. */
export const useDomainLook = (name: string) =>
  useQuery({
    enabled: name !== '',
    retry: false,
    queryKey: [...queryKeys.domain, name],
    queryFn: ({ signal }) => call('GET /api/domain/look', { query: { name }, signal }),
  })
