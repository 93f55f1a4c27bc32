import { type ChildProcess, fork } from 'node:child_process'
import { extname, join } from 'node:path'
import { childEnvironment } from './child-environment.ts'

type Reply = { readonly result: unknown } | { readonly failure: string; readonly name: string }
type Message = Reply | { readonly done: number }

/** The job failed in its process, or the process ended before it was done. */
export class JobError extends Error {
  override readonly name = 'JobError'
  /** Name of the error in the process; undefined if the process was killed or crashed. */
  readonly errorName: string | undefined

  constructor(message: string, errorName?: string) {
    super(message)
    this.errorName = errorName
  }
}

export type JobOptions = {
  /** Maximum time, in ms; the process is killed then. */
  readonly timeout: number
  readonly signal?: AbortSignal
  /** Names of the variables that the process needs besides the usual ones. */
  readonly variables?: RegExp | undefined
  readonly execArgv?: readonly string[]
  readonly onStart?: (child: ChildProcess) => void
  /** Called with the number of steps that the process has done. */
  readonly onProgress?: ((done: number) => void) | undefined
}

/**
 * Runs one job in a child process, in a module that calls `answerJob`. Resolves when the process has ended.
 * @throws {JobError}
 */
export async function runJob(worker: string, job: object, options: JobOptions): Promise<unknown> {
  const { timeout, signal, variables, execArgv = [], onStart, onProgress } = options
  signal?.throwIfAborted()
  const child = fork(worker, {
    execArgv: [...execArgv],
    env: childEnvironment(variables),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  onStart?.(child)
  const end = () => child.kill('SIGKILL')
  const late = setTimeout(end, timeout).unref()
  signal?.addEventListener('abort', end)
  let reply: Reply | undefined
  child.on('message', (message: Message) => {
    if ('done' in message) onProgress?.(message.done)
    else reply = message
  })
  try {
    const { promise, resolve, reject } = Promise.withResolvers<string | number | null>()
    child.once('error', reject).once('exit', (code, by) => resolve(by ?? code))
    child.send(job, () => {
      // A process that has ended is reported by its own exit event.
    })
    const ended = await promise
    if (!reply) throw new JobError(`El proceso terminó con ${ended}.`)
    if ('failure' in reply) throw new JobError(reply.failure, reply.name)
    return reply.result
  } finally {
    clearTimeout(late)
    signal?.removeEventListener('abort', end)
  }
}

/**
 * Path of a module that is a separate entry of the build. It is in the same folder as the sources, and in the bundle, which has only one folder.
 */
export function workerPath({ dirname, filename }: ImportMeta, name: string): string {
  return join(dirname, name + extname(filename))
}
