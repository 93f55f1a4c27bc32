import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises'

/** The result of `within` when the work took too long. */
export const tooLate: unique symbol = Symbol('tooLate')
type TooLate = typeof tooLate

/** The result of the work, or `tooLate` after so many ms. The work itself continues. */
export async function within<Result>(work: Promise<Result>, ms: number): Promise<Result | TooLate> {
  const inTime = new AbortController()
  const late = delay<TooLate>(ms, tooLate, { signal: inTime.signal }).catch((): TooLate => tooLate)
  try {
    return await Promise.race([work, late])
  } finally {
    inTime.abort()
  }
}

/** Maximum time, in ms, that a visitor's page waits for work that it can do without. */
export const visitorPatience = 1_000

/** How long a piece of work may keep other requests waiting, in ms. */
const maxPiece = 10

/**
 * Returns a function to call between two short pieces of a long work. When these have taken long enough together, it
 * lets other requests have their turn first.
 */
export function takeTurns(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < maxPiece) return
    await nextTurn()
    since = performance.now()
  }
}
