import { setImmediate as nextTurn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect: unknown = runInNewContext('gc')

/**
 * Runs a full garbage collection after the current turn, because a `WeakRef` that was read keeps its target until
 * then.
 */
export async function collectGarbage(): Promise<void> {
  await nextTurn()
  if (typeof collect !== 'function') throw new Error('Node exposes no garbage collection.')
  collect()
  await nextTurn()
}
