import type { Scheduler } from './scheduler.ts'

type Options = {
  readonly scheduler: Scheduler
  /** Each task runs even if an earlier one fails. */
  readonly tasks: readonly (() => Promise<unknown>)[]
  readonly onError: (error: unknown) => void
}

const day = 24 * 60 * 60 * 1000

/** Runs the tasks now and then once a day. */
export function startDailyCleanup({ scheduler, tasks, onError }: Options): void {
  const { check } = scheduler.every(day, async (signal) => {
    for (const task of tasks) if (!signal.aborted) await task().catch(onError)
  })
  void check()
}
