import { useQuery } from '@tanstack/react-query'
import { call, callPath, callQuery } from './call.ts'
import { useChange } from './use-change.ts'

/** Time in ms between two requests for the state of a filing that is being made. */
const pollInterval = 2000

const filingsQuery = callQuery('GET /api/cofepris')

export const useFilings = () =>
  useQuery({
    ...filingsQuery,
    refetchInterval: ({ state: { data } }) => (data?.running ? pollInterval : false),
  })

export const filingFile = ({ id }: { readonly id: string }) =>
  callPath('GET /api/cofepris/packs/:id/file', { params: { id } })

export const useMakeFiling = () =>
  useChange<void, unknown>(() => call('POST /api/cofepris/packs'), filingsQuery.queryKey)

export const useSetFiled = () =>
  useChange(
    ({ id, ...body }: { id: string; filedOn: string; notice: string }) =>
      call('POST /api/cofepris/packs/:id/filed', { params: { id }, body }),
    filingsQuery.queryKey,
  )

export const useRemoveFiling = () =>
  useChange((id: string) => call('DELETE /api/cofepris/packs/:id', { params: { id } }), filingsQuery.queryKey)

/** What was public at the end of a day. @param day `2026-01-31`; empty for none. */
export const usePublicDay = (day: string) =>
  useQuery({
    ...callQuery('GET /api/public-days/:day', { params: { day } }),
    enabled: day !== '',
    retry: false,
  })

export const publicDayPage = (day: string, path: string) =>
  callPath('GET /api/public-days/:day/page', { params: { day }, query: { path } })
