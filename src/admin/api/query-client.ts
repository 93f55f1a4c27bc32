import { QueryClient } from '@tanstack/react-query'
import { ApiProblem } from './problem.ts'

const attempts = 3
const temporaryStatuses = new Set([0, 502, 503, 504])

/** Queries retry errors that may be temporary. Mutations retry only when the user asks. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Without this, offline requests would wait in silence. With it, they fail at once and the user sees why.
        networkMode: 'always',
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < attempts && isTemporary(error),
        retryDelay: (failures) => Math.min(500 * 2 ** failures, 5_000),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}

const isTemporary = (error: unknown) => error instanceof ApiProblem && temporaryStatuses.has(error.status)
