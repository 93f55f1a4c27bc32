import { startRepeating } from './repeated-task.ts'

type Options = {
  /** Each task runs even if an earlier one fails. */
  readonly tasks: readonly (() => Promise<unknown>)[]
  readonly onError: (error: unknown) => void
}

const day = 24 * 60 * 60 * 1000

/** Runs the tasks now and then once a day. @returns a function that stops it and waits for a running task. */
export function startDailyCleanup({ tasks, onError }: Options): () => Promise<void> {
  let isStopped = false
  async function work(): Promise<void> {
    for (const task of tasks) if (!isStopped) await task().catch(onError)
  }
  const cleanup = startRepeating({ work, onError, interval: day })
  void cleanup.check()
  return () => {
    isStopped = true
    return cleanup.close()
  }
}
