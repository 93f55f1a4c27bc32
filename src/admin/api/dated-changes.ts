import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { isEditableDocument } from '#content/editable-documents.ts'
import type { LocalTime } from '#content/hours/local-time.ts'
import { isJson, type Json } from '#content/json.ts'
import type { ChangeToPublish } from './drafts.ts'
import { queryKeys } from './query-keys.ts'
import { request } from './request.ts'

const json = z.custom<Json>(isJson)

const datedChange = z.object({
  id: z.string(),
  state: z.enum(['waiting', 'saved', 'refused']),
  author: z.string(),
  /** In the local time of the practice. */
  at: z.object({ date: z.string(), time: z.string() }),
  /** Why the change can no longer be published, in words. */
  problem: z.string().optional(),
  parts: z.array(
    z.object({
      document: z.string().refine(isEditableDocument),
      entry: z.string().optional(),
      base: json.optional(),
      value: json.optional(),
    }),
  ),
})
export type DatedChange = z.output<typeof datedChange>

const list = z.object({ timeZone: z.string(), changes: z.array(datedChange) })

/** The changes that are published at their time, in the order of their times. */
export const datedChangesQuery = queryOptions({
  queryKey: queryKeys.datedChanges,
  queryFn: async ({ signal }) => (await request('/api/dated-changes', { schema: list, signal })).data,
  refetchInterval: 15_000,
})

/** @throws {ApiProblem} as `publishDrafts`. */
export async function dateChanges(changes: readonly ChangeToPublish[], at: LocalTime): Promise<void> {
  await request('/api/dated-changes', { method: 'POST', schema: z.unknown(), body: { at, changes } })
}

export async function moveDatedChange(id: string, at: LocalTime): Promise<void> {
  await request(`/api/dated-changes/${id}`, { method: 'PUT', schema: z.unknown(), body: at })
}

export async function cancelDatedChange(id: string): Promise<void> {
  await request(`/api/dated-changes/${id}`, { method: 'DELETE', schema: z.unknown() })
}

export async function publishDatedChange(id: string): Promise<void> {
  await request(`/api/dated-changes/${id}/publish`, { method: 'POST', schema: z.unknown(), body: {} })
}
