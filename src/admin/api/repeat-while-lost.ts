import { ApiProblem } from './problem.ts'

type Answered<Result> = {
  readonly result: Result
  /** True if the response of an earlier attempt was lost. */
  readonly wasLost: boolean
}

/**
 * Whether the write may have been done in spite of the error: no response came, or a proxy sent an error of its own.
 */
function isResponseLost(error: unknown): error is ApiProblem {
  if (!(error instanceof ApiProblem)) return false
  return [0, 502, 504].includes(error.status) || error.code === 'unexpected_response'
}

const attempts = 3

/**
 * Repeats a write whose response is lost. Only for calls of which the server treats a repeated one as the same.
 * @param onLost Called before each repetition.
 * @throws {ApiProblem} The server's refusal. If every response was lost, its `outcome` is unknown.
 */
export async function repeatWhileLost<Result>(
  write: () => Promise<Result>,
  onLost?: () => void,
): Promise<Answered<Result>> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return { result: await write(), wasLost: attempt > 1 }
    } catch (error) {
      if (!isResponseLost(error)) throw error
      if (attempt === attempts) throw error.withUnknownOutcome()
      onLost?.()
      await new Promise((resolve) => setTimeout(resolve, 1_000 * attempt))
    }
  }
}
