import { queryOptions } from '@tanstack/react-query'
import type { LocalTime } from '#content/hours/local-time.ts'
import { type Answer, call, callQuery } from './call.ts'
import type { ChangeToPublish } from './drafts.ts'
import { repeatWhileLost } from './repeat-while-lost.ts'

export type DatedChange = Answer<'GET /api/dated-changes'>['changes'][number]

/** The changes that are published at their time, in the order of their times. */
export const datedChangesQuery = queryOptions({
  ...callQuery('GET /api/dated-changes'),
  refetchInterval: 15_000,
})

/** @throws {ApiProblem} as `publishDrafts`. */
export async function dateChanges(changes: readonly ChangeToPublish[], at: LocalTime): Promise<void> {
  // The server treats a repeated call with the same id as one.
  const body = { id: crypto.randomUUID(), at, changes: [...changes] }
  await repeatWhileLost(() => call('POST /api/dated-changes', { body }))
}
