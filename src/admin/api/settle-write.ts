import { ApiProblem } from './problem.ts'

/** Waits before each look at the server, in ms: it may still be working on the write. */
const defaultPauses = [0, 1_000, 2_000]

type Options<Result> = {
  readonly write: () => Promise<Result>
  /** Looks at what the server holds: the result of the write, or undefined when it is not done. */
  readonly findResult: () => Promise<Result | undefined>
  /** Called when the response is lost and the server is about to be asked. */
  readonly onChecking?: (() => void) | undefined
  readonly pauses?: readonly number[]
}

export type Settled<Result> = {
  readonly result: Result
  /** The response was lost: the result is what the server was found to hold. */
  readonly wasLost: boolean
}

/**
 * Sends a write. When its response is lost, finds out whether the server did it.
 *
 * @throws {ApiProblem} The refusal; after a lost response with an `outcome`.
 */
export async function settleWrite<Result>(options: Options<Result>): Promise<Settled<Result>> {
  try {
    return { result: await options.write(), wasLost: false }
  } catch (error) {
    if (!isResponseLost(error)) throw error
    return { result: await findOut(options, error), wasLost: true }
  }
}

async function findOut<Result>(
  { findResult, onChecking, pauses = defaultPauses }: Options<Result>,
  lost: ApiProblem,
): Promise<Result> {
  onChecking?.()
  let wasRead = false
  for (const pause of pauses) {
    await new Promise((resolve) => setTimeout(resolve, pause))
    try {
      const result = await findResult()
      if (result !== undefined) return result
      wasRead = true
    } catch {
      wasRead = false
    }
  }
  throw lost.withOutcome(wasRead ? 'not-done' : 'unknown')
}

/** The write may have been done all the same: no response came, or a proxy's instead of the server's. */
export function isResponseLost(error: unknown): error is ApiProblem {
  if (!(error instanceof ApiProblem)) return false
  return [0, 502, 504].includes(error.status) || error.code === 'unexpected_answer'
}
