import type { ChildProcess } from 'node:child_process'
import { type Clock, systemClock } from './clock.ts'

export type ChildLimits = {
  /** Maximum time, in ms; the process is ended then. */
  readonly timeout: number
  /** Ends the process when it aborts. */
  readonly signal?: AbortSignal | undefined
  readonly clock?: Clock | undefined
}

/** Ends a child process that takes too long, or that is not wanted any more, until the result is disposed of. */
export function limitChild(end: () => void, { timeout, signal, clock = systemClock }: ChildLimits) {
  let isLate = false
  const cancel = clock.setTimer(() => {
    isLate = true
    end()
  }, timeout)
  signal?.addEventListener('abort', end)
  return {
    get isLate(): boolean {
      return isLate
    },
    [Symbol.dispose](): void {
      cancel()
      signal?.removeEventListener('abort', end)
    },
  }
}

/**
 * The exit code of a process, or the signal that ended it. @throws if it cannot be started.
 * @param event `close` also waits for the process's output; it does not come if there is none.
 */
export function exitOf(child: ChildProcess, event: 'exit' | 'close'): Promise<string | number> {
  const { promise, resolve, reject } = Promise.withResolvers<string | number>()
  child.once('error', reject).once(event, (code, signal) => resolve(signal ?? code ?? 'unknown'))
  return promise
}
