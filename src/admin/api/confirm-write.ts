import { ApiProblem } from './problem.ts'

/** Pauses in ms before each check of the server, which may still be working on the write. */
const defaultPauses = [0, 1_000, 2_000]

type Options<Result> = {
  readonly write: () => Promise<Result>
  /** Reads from the server whether the write was done. Returns its result, or undefined if it was not done. */
  readonly findResult: () => Promise<Result | undefined>
  /** Called when the response was lost, before the first check. */
  readonly onChecking?: (() => void) | undefined
  readonly pauses?: readonly number[]
}

export type Settled<Result> = {
  readonly result: Result
  /** True if the response was lost and the result was read from the server afterwards. */
  readonly wasLost: boolean
}

/**
 * Sends a write. If the response is lost, checks whether the server did the write.
 *
 * @throws {ApiProblem} The server's refusal. After a lost response, the error has an `outcome`.
 */
export async function confirmWrite<Result>(options: Options<Result>): Promise<Settled<Result>> {
  try {
    return { result: await options.write(), wasLost: false }
  } catch (error) {
    if (!isResponseLost(error)) throw error
    return { result: await findOut(options, error), wasLost: true }
  }
}

/** The same, for callers that need only the result. */
export const confirmed = async <Result>(options: Options<Result>): Promise<Result> =>
  (await confirmWrite(options)).result

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
 */
export async function repeatWhileLost<Result>(
  write: () => Promise<Result>,
  onLost?: () => void,
): Promise<Settled<Result>> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return { result: await write(), wasLost: attempt > 1 }
    } catch (error) {
      if (!isResponseLost(error)) throw error
      if (attempt === attempts) throw error.withOutcome('unknown')
      onLost?.()
      await new Promise((resolve) => setTimeout(resolve, 1_000 * attempt))
    }
  }
}
