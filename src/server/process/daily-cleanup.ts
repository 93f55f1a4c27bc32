type Options = {
  /** Each task runs even if an earlier one fails. */
  readonly tasks: readonly (() => Promise<unknown>)[]
  readonly onError: (error: unknown) => void
  /** In ms. */
  readonly interval?: number
}

const day = 24 * 60 * 60 * 1000

/** Runs the tasks now and then once a day. @returns a function that stops it and waits for a running task. */
export function startDailyCleanup({ tasks, onError, interval = day }: Options): () => Promise<void> {
  let isStopped = false
  async function runAll() {
    for (const task of tasks) if (!isStopped) await task().catch(onError)
  }
  let running = runAll()
  const timer = setInterval(() => {
    running = running.then(runAll)
  }, interval).unref()
  return async () => {
    isStopped = true
    clearInterval(timer)
    await running
  }
}
