import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { type FilingPack, filingState } from '#content/filing/filing-state.ts'
import { queryKeys } from './query-keys.ts'
import { request } from './request.ts'

/** Time in ms between two looks at a pack that is made. */
const pollInterval = 2000

export const useFilings = () =>
  useQuery({
    queryKey: queryKeys.cofepris,
    queryFn: async ({ signal }) => (await request('/api/cofepris', { schema: filingState, signal })).data,
    refetchInterval: ({ state: { data } }) => (data?.running ? pollInterval : false),
  })

export const packFile = ({ id }: FilingPack) => `/api/cofepris/packs/${id}/file`

/** Calls that change the packs; afterwards the state is loaded again. */
function useFilingCall<Input>(call: (input: Input) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: call,
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.cofepris }),
  })
}

export const useMakePack = () =>
  useFilingCall<void>(() => request('/api/cofepris/packs', { method: 'POST', body: {}, schema: z.unknown() }))

export const useSetFiled = () =>
  useFilingCall<{ id: string; filedOn: string; notice: string }>(({ id, ...body }) =>
    request(`/api/cofepris/packs/${id}/filed`, { method: 'POST', body, schema: z.unknown() }),
  )

export const useRemovePack = () =>
  useFilingCall<string>((id) =>
    request(`/api/cofepris/packs/${id}`, { method: 'DELETE', schema: z.unknown() }),
  )

const publicDay = z.object({ publishedAt: z.string(), paths: z.array(z.string()) })

/** What was public at the end of a day. @param day `2026-01-31`; empty for none. */
export const usePublicDay = (day: string) =>
  useQuery({
    enabled: day !== '',
    retry: false,
    queryKey: [...queryKeys.cofepris, 'day', day],
    queryFn: async ({ signal }) =>
      (await request(`/api/public-days/${day}`, { schema: publicDay, signal })).data,
  })

export const publicDayPage = (day: string, path: string) =>
  `/api/public-days/${day}/page?path=${encodeURIComponent(path)}`
