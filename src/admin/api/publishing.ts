import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { queryKeys } from './query-keys.ts'
import { request } from './request.ts'
import { settleWrite } from './settle-write.ts'
import { type Release, release, revisionSummary } from './shapes.ts'

const status = z.object({
  live: release.extend({ revisions: z.record(z.string(), z.int()) }),
  saved: z.record(z.string(), revisionSummary),
  backups: z.object({ lastAt: z.string().nullable(), failedAt: z.string().nullable() }).nullable(),
})
export type Status = z.output<typeof status>

/** What is live, what is saved, and when it was last backed up. */
export const useStatus = () =>
  useQuery({
    queryKey: queryKeys.status,
    queryFn: ({ signal }) => loadStatus(signal),
    refetchOnWindowFocus: true,
  })

export const loadStatus = async (signal?: AbortSignal): Promise<Status> =>
  (await request('/api/status', { schema: status, signal })).data

/** 'Actualizar secciones': publishes the saved selection. */
export function useUpdateSections() {
  const client = useQueryClient()
  const schema = z.object({ release }).transform((body) => body.release)
  return useMutation({
    mutationFn: async () => {
      const update = async () => (await request('/api/update-sections', { method: 'POST', schema })).data
      return (await settleWrite({ write: update, findResult: findUpdate })).result
    },
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.status }),
  })
}

/** The live release, when it shows the saved selection. */
async function findUpdate(): Promise<Release | undefined> {
  const status = await loadStatus()
  return isUnpublished(status, 'selected-sections') ? undefined : status.live
}

/** Whether a saved document is not yet what visitors see. */
export function isUnpublished({ live, saved }: Status, document: string): boolean {
  const savedNumber = saved[document]?.number
  return savedNumber !== undefined && savedNumber !== live.revisions[document]
}
