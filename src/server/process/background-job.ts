/** How far a job is, in steps of its own. A total of 0 is not known yet. */
type JobProgress = { readonly done: number; readonly total: number }

export type JobTask = (
  signal: AbortSignal,
  onProgress: (done: number, total: number) => void,
) => Promise<void>

type Options = {
  /** In ms, for one job. */
  readonly timeout: number
  /** Why a job failed, in the owner's words. */
  readonly wordsOf: (error: unknown) => string
  readonly onError: (error: unknown) => void
}

/** Does long work that the owner asked for in the background, one job at a time in this process. */
export function createBackgroundJob({ timeout, wordsOf, onError }: Options) {
  const stopping = new AbortController()
  let running: JobProgress | null = null
  let failure: string | null = null
  let job: Promise<void> | undefined

  return {
    /** The job that runs now, and why the last one failed. */
    state: () => ({ running, failure }),

    /** @returns false if a job runs already, or if the server stops. */
    start(task: JobTask): boolean {
      if (running || stopping.signal.aborted) return false
      running = { done: 0, total: 0 }
      failure = null
      const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(timeout)])
      job = task(signal, (done, total) => {
        running = { done, total }
      })
        .catch((error: unknown) => {
          // A server that stops ends the job.
          if (stopping.signal.aborted) return
          failure = wordsOf(error)
          onError(error)
        })
        .finally(() => {
          running = null
        })
      return true
    },

    /** The job that runs now. */
    working: () => (running ? job : undefined),

    /** Ends the job that runs. */
    async close(): Promise<void> {
      stopping.abort()
      await job
    },
  }
}
