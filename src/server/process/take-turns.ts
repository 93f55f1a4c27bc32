import { setImmediate as nextTurn } from 'node:timers/promises'

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
