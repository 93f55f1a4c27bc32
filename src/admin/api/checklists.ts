import { useQuery } from '@tanstack/react-query'
import type { Answers } from '#content/checklist/checklist.ts'
import { call, callQuery } from './call.ts'
import { useChange } from './use-change.ts'

const checklistsQuery = callQuery('GET /api/checklists')

/** Every time that an owner answered the twelve questions, the newest first. Only owners may ask. */
export const useChecklists = () => useQuery(checklistsQuery)

export const useStoreChecklist = () =>
  useChange(
    (answers: Answers) => call('POST /api/checklists', { body: { answers } }),
    checklistsQuery.queryKey,
  )
