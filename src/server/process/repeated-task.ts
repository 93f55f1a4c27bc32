type Options = {
  readonly work: () => Promise<unknown>
  readonly onError: (error: unknown) => void
  /** In ms. */
  readonly interval: number
  /** Time until the next attempt after a failed one, in ms. */
  readonly retryDelay?: number
}

/** Repeats work that never runs twice at once. Does not keep the process running. */
export function startRepeating({ work, onError, interval, retryDelay = 0 }: Options) {
  let running: Promise<void> | undefined
  let notBefore = 0

  async function run(): Promise<void> {
    try {
      await work()
    } catch (error) {
      notBefore = performance.now() + retryDelay
      onError(error)
    } finally {
      running = undefined
    }
  }

  /** Runs the work now. A call during a run waits for that run. */
  function check(): Promise<void> {
    running ??= run()
    return running
  }

  const timer = setInterval(() => {
    if (performance.now() >= notBefore) void check()
  }, interval).unref()

  return {
    check,

    /** Ends the repetition, and waits for a run. */
    async close(): Promise<void> {
      clearInterval(timer)
      await running
    },
  }
}
