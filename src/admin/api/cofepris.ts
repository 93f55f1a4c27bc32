import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, callPath } from './call.ts'
import { queryKeys } from './query-keys.ts'

/** Time in ms between two looks at a pack that is made. */
const pollInterval = 2000

export const useFilings = () =>
  useQuery({
    queryKey: queryKeys.cofepris,
    queryFn: ({ signal }) => call('GET /api/cofepris', { signal }),
    refetchInterval: ({ state: { data } }) => (data?.running ? pollInterval : false),
  })

export const packFile = ({ id }: { readonly id: string }) =>
  callPath('GET /api/cofepris/packs/:id/file', { params: { id } })

/** Calls that change the packs; afterwards the state is loaded again. */
function useFilingCall<Input>(mutationFn: (input: Input) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.cofepris }),
  })
}

export const useMakePack = () => useFilingCall<void>(() => call('POST /api/cofepris/packs'))

export const useSetFiled = () =>
  useFilingCall(({ id, ...body }: { id: string; filedOn: string; notice: string }) =>
    call('POST /api/cofepris/packs/:id/filed', { params: { id }, body }),
  )

export const useRemovePack = () =>
  useFilingCall((id: string) => call('DELETE /api/cofepris/packs/:id', { params: { id } }))

/** What was public at the end of a day. @param day `2026-01-31`; empty for none. */
export const usePublicDay = (day: string) =>
  useQuery({
    enabled: day !== '',
    retry: false,
    queryKey: [...queryKeys.cofepris, 'day', day],
    queryFn: ({ signal }) => call('GET /api/public-days/:day', { params: { day }, signal }),
  })

export const publicDayPage = (day: string, path: string) =>
  callPath('GET /api/public-days/:day/page', { params: { day }, query: { path } })
