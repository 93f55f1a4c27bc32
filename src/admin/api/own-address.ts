import { useQuery } from '@tanstack/react-query'
import { callQuery } from './call.ts'

/** Whether the site's own address works. Looks only when `refetch` is called. */
export const useOwnAddress = () =>
  useQuery({ ...callQuery('GET /api/own-address'), enabled: false, retry: false })
