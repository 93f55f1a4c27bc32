import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import type { Subject } from '#admin/subject.ts'
import { confirmWrite } from './confirm-write.ts'
import { queryKeys } from './query-keys.ts'
import { request } from './request.ts'
import { loadRevisions } from './revisions.ts'
import { type Release, release, revisionSummary } from './shapes.ts'

const status = z.object({
  live: release.extend({ revisions: z.record(z.string(), z.int()) }),
  saved: z.record(z.string(), revisionSummary),
  launch: z.object({ isPublic: z.boolean(), launchedAt: z.string().nullable() }),
  backups: z
    .object({
      lastAt: z.string().nullable(),
      failedAt: z.string().nullable(),
      problem: z.string().nullable(),
      copyFailedAt: z.string().nullable(),
    })
    .nullable(),
  endedComparison: z.object({ section: z.string(), layout: z.string().nullable() }).nullable(),
})
export type Status = z.output<typeof status>

/** What is live, what is saved, and when the last backup was made. */
export const useStatus = () =>
  useQuery({
    queryKey: queryKeys.status,
    queryFn: ({ signal }) => loadStatus(signal),
    refetchOnWindowFocus: true,
  })

export const loadStatus = async (signal?: AbortSignal): Promise<Status> =>
  (await request('/api/status', { schema: status, signal })).data

/** Marks the notice about the ended comparison as read, for everybody. */
export function useForgetEndedComparison() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => request('/api/ended-comparison', { method: 'DELETE', schema: z.unknown() }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.status }),
  })
}

type Saved = { readonly etag: string | undefined; readonly author?: string; readonly createdAt?: string }

/** Who saved the loaded version. The document response has no author because visitors can read it too. */
export function useSavedBy(subject: Subject, version: Saved | undefined) {
  const { data } = useQuery({
    queryKey: queryKeys.savedBy(subject, version?.etag),
    queryFn: ({ signal }) => loadLastRevision(subject, signal),
    enabled: version !== undefined && version.author === undefined,
    staleTime: 'static',
  })
  return { author: version?.author ?? data?.author, createdAt: version?.createdAt ?? data?.createdAt }
}

async function loadLastRevision(subject: Subject, signal: AbortSignal) {
  if (subject.entry === undefined) return (await loadStatus(signal)).saved[subject.document] ?? null
  return (await loadRevisions(subject, signal))[0] ?? null
}

/** 'Actualizar secciones': publishes the saved selection. */
export function useUpdateSections() {
  const client = useQueryClient()
  const schema = z.object({ release }).transform((body) => body.release)
  return useMutation({
    mutationFn: async () => {
      const update = async () => (await request('/api/update-sections', { method: 'POST', schema })).data
      return (await confirmWrite({ write: update, findResult: findUpdate })).result
    },
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.status }),
  })
}

/** The live release, if it contains the saved selection. */
async function findUpdate(): Promise<Release | undefined> {
  const status = await loadStatus()
  return isUnpublished(status, 'selected-sections') ? undefined : status.live
}

/** Whether a document has a saved version that is not live yet. */
export function isUnpublished({ live, saved }: Status, document: string): boolean {
  const savedNumber = saved[document]?.number
  return savedNumber !== undefined && savedNumber !== live.revisions[document]
}
