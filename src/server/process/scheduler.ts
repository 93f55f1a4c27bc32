import type { Clock } from './clock.ts'
import { untilIdle } from './until-idle.ts'

/** The signal aborts when the scheduler closes. */
type Work = (signal: AbortSignal) => Promise<unknown>

type Options = {
  readonly clock: Clock
  readonly onError: (error: unknown) => void
}

type RepeatOptions = {
  /** Time until the next run after a failed one, in ms. Default: the interval. */
  readonly retryDelay?: number
  readonly onError?: (error: unknown) => void
}

export type Scheduler = ReturnType<typeof createScheduler>

/** Runs all that happens later. Nothing of it keeps the process running. */
export function createScheduler({ clock, onError }: Options) {
  const closing = new AbortController()
  const { signal } = closing
  const running = new Set<Promise<void>>()
  const cancels = new Set<() => void>()

  function setTimer(work: () => unknown, delay: number): () => void {
    if (signal.aborted) return () => {}
    const cancelTimer = clock.setTimer(() => {
      cancels.delete(cancel)
      return work()
    }, delay)
    const cancel = () => {
      cancels.delete(cancel)
      cancelTimer()
    }
    cancels.add(cancel)
    return cancel
  }

  /** Runs the work now, unless the scheduler is closed. Never rejects. */
  async function run(work: Work): Promise<void> {
    if (signal.aborted) return
    const done = work(signal)
      .then(() => {}, onError)
      .finally(() => running.delete(done))
    running.add(done)
    await done
  }

  const working = () => (running.size > 0 ? Promise.all(running) : undefined)
  const idle = () => untilIdle([{ working }])

  return {
    now: clock.now,
    /** Aborts when the scheduler closes. */
    signal,
    run,
    working,

    /** Resolves when nothing runs. */
    idle,

    /**
     * Repeats the work, first after one interval (in ms), and never twice at once. If runs were missed, for example
     * because a laptop slept, there is one run.
     */
    every(
      interval: number,
      work: Work,
      { retryDelay = interval, onError: report = onError }: RepeatOptions = {},
    ) {
      let current: Promise<void> | undefined
      let cancel = () => {}

      function wait(delay: number): void {
        cancel()
        cancel = setTimer(() => {
          wait(interval)
          return check()
        }, delay)
      }

      async function attempt(): Promise<void> {
        try {
          await work(signal)
        } catch (error) {
          wait(retryDelay)
          report(error)
        } finally {
          current = undefined
        }
      }

      /** Runs the work now. A call during a run waits for that run. */
      function check(): Promise<void> {
        current ??= run(attempt)
        return current
      }

      wait(interval)
      return { check }
    },

    /** Runs the work once after so many ms. @returns a function that cancels it. */
    after: (delay: number, work: Work): (() => void) => setTimer(() => run(work), delay),

    /** Ends everything, and waits for what runs. */
    async close(): Promise<void> {
      closing.abort()
      for (const cancel of cancels) cancel()
      await idle()
    },
  }
}
