import { queryOptions } from '@tanstack/react-query'
import { type Answer, callQuery } from './call.ts'

export type DatedChange = Answer<'GET /api/dated-changes'>['changes'][number]

/** The changes that are published at their time, in the order of their times. */
export const datedChangesQuery = queryOptions({
  ...callQuery('GET /api/dated-changes'),
  refetchInterval: 15_000,
})
