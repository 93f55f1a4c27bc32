import { useQuery } from '@tanstack/react-query'
import type { CopyKind } from '#contract/copies.ts'
import { call, callQuery } from './call.ts'
import { useChange } from './use-change.ts'

/** Time in ms between two requests for the state of a copy that is being made. */
const pollInterval = 1000

const copiesQuery = callQuery('GET /api/copies')

export const useCopies = () =>
  useQuery({
    ...copiesQuery,
    refetchInterval: ({ state: { data } }) => (data?.running ? pollInterval : false),
  })

export const useMakeCopy = () =>
  useChange((kind: CopyKind) => call('POST /api/copies', { body: { kind } }), copiesQuery.queryKey)

/** An address that downloads a copy. @throws {ApiProblem} for a wrong password. */
export const copyAddress = async (name: string, password: string): Promise<string> =>
  (await call('POST /api/copies/:name/link', { params: { name }, body: { password } })).path
