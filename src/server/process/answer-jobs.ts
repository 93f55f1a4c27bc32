import './ignore-signals.ts'

/** In a child process: does each job that a `Helper` sends, tells how many steps are done, and replies. */
export function answerJobs<Job>(
  work: (job: Job, onProgress: (done: number) => void) => Promise<unknown>,
): void {
  process.on('message', (job: Job) => {
    work(job, (done) => process.connected && process.send?.({ done })).then(
      (result) => sendReply({ result }),
      (error: unknown) => sendReply(failureOf(error)),
    )
  })
}

const failureOf = (error: unknown) =>
  error instanceof Error
    ? { failure: error.message, name: error.name }
    : { failure: String(error), name: 'Error' }

function sendReply(reply: object): void {
  // The parent may have ended; the job is done anyway.
  if (!process.connected) process.exit()
  process.send?.(reply)
}
