import { QueryClient } from '@tanstack/react-query'
import { ApiProblem } from './problem.ts'

const attempts = 3
const passing = new Set([0, 502, 503, 504])

/** Readings are tried again while the fault may pass; a write only when she asks. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Offline, a request fails at once and says so, instead of waiting unseen.
        networkMode: 'always',
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < attempts && mayPass(error),
        retryDelay: (failures) => Math.min(500 * 2 ** failures, 5_000),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}

const mayPass = (error: unknown) => error instanceof ApiProblem && passing.has(error.status)
