import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { isDocumentName } from '#content/documents.ts'
import type { LocalTime } from '#content/hours/local-time.ts'
import { isJson, type Json } from '#content/json.ts'
import { isResponseLost } from './confirm-write.ts'
import type { ChangeToPublish } from './drafts.ts'
import { queryKeys } from './query-keys.ts'
import { request } from './request.ts'

const json = z.custom<Json>(isJson)

const datedChange = z.object({
  id: z.string(),
  state: z.enum(['waiting', 'saved', 'refused']),
  author: z.string(),
  authorHasAccount: z.boolean(),
  /** In the local time of the practice. */
  at: z.object({ date: z.string(), time: z.string() }),
  /** Why the change can no longer be published, in words. */
  problem: z.string().optional(),
  /** Whether it fits what is published now. An earlier dated change may still be in its way. */
  fitsNow: z.boolean(),
  parts: z.array(
    z.object({
      document: z.string().refine(isDocumentName),
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

/** Attempts after lost responses. The server treats a repeated call with the same id as one. */
const attempts = 3

/** @throws {ApiProblem} as `publishDrafts`. */
export async function dateChanges(changes: readonly ChangeToPublish[], at: LocalTime): Promise<void> {
  const body = { id: crypto.randomUUID(), at, changes }
  for (let attempt = 1; ; attempt += 1) {
    try {
      await request('/api/dated-changes', { method: 'POST', schema: z.unknown(), body })
      return
    } catch (error) {
      if (!isResponseLost(error) || attempt === attempts) throw error
      await new Promise((resolve) => setTimeout(resolve, 1_000 * attempt))
    }
  }
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
