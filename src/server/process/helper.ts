import { type ChildProcess, fork } from 'node:child_process'
import { extname, join } from 'node:path'
import { childEnvironment } from './child-environment.ts'
import { exitOf } from './limit-child.ts'
import { lowerPriority } from './lower-priority.ts'

type Reply = { readonly result: unknown } | { readonly failure: string; readonly name: string }
type Message = Reply | { readonly done: number }

/** The job failed in its process, or the process ended before it was done. */
export class JobError extends Error {
  override readonly name = 'JobError'
  /** Name of the error in the process; undefined if the process was killed or crashed. */
  readonly errorName: string | undefined
  /** Exit code of a process that ended before the job was done, or the signal that ended it. */
  readonly exit: string | number | undefined

  constructor(message: string, details: { errorName: string } | { exit: string | number }) {
    super(message)
    this.errorName = 'errorName' in details ? details.errorName : undefined
    this.exit = 'exit' in details ? details.exit : undefined
  }
}

export type HelperOptions = {
  /** Names of the variables that the process needs besides the usual ones. */
  readonly variables?: RegExp | undefined
  /** More variables, with their values. */
  readonly environment?: Readonly<Record<string, string>>
  readonly execArgv?: readonly string[]
  /** 0 is normal, 19 is the lowest priority. */
  readonly niceness?: number
  /** Drops what the process writes to its standard error. */
  readonly isSilent?: boolean
}

export type Helper = ReturnType<typeof startHelper>

/** Starts a child process in a module that calls `answerJobs`. It does one job at a time. */
export function startHelper(module: string, options: HelperOptions = {}) {
  const { variables, environment, execArgv = [], niceness = 0, isSilent = false } = options
  const child = fork(module, {
    execArgv: [...execArgv],
    env: { ...childEnvironment(variables), ...environment },
    stdio: ['ignore', 'ignore', isSilent ? 'ignore' : 'inherit', 'ipc'],
  })
  if (niceness > 0) lowerPriority(child, niceness)
  keepServerRunning(child, false)
  let replied: PromiseWithResolvers<Reply> | undefined
  let report: ((done: number) => void) | undefined
  child.on('message', (message: Message) => {
    if ('done' in message) report?.(message.done)
    else replied?.resolve(message)
  })
  /** Resolves with the error of a job that the process does not finish. */
  const ended = exitOf(child, 'exit').then(
    (exit) => new JobError(`El proceso terminó con ${exit}.`, { exit }),
    (error: unknown) => error,
  )
  void ended.then((error) => replied?.reject(error))

  return {
    /** Resolves when the process has ended. */
    ended,

    get pid(): number | undefined {
      return child.pid
    },

    /** @param onProgress Called with the number of steps that the process has done. @throws {JobError} */
    async run(job: object, onProgress?: (done: number) => void): Promise<unknown> {
      replied = Promise.withResolvers<Reply>()
      const { promise, reject } = replied
      report = onProgress
      keepServerRunning(child, true)
      child.send(job, (error) => {
        if (error) void ended.then(reject)
      })
      try {
        const reply = await promise
        if ('failure' in reply) throw new JobError(reply.failure, { errorName: reply.name })
        return reply.result
      } finally {
        keepServerRunning(child, false)
      }
    },

    kill: (): void => void child.kill('SIGKILL'),

    /** Lets the process end, and waits for that. */
    async close(): Promise<void> {
      keepServerRunning(child, true)
      if (child.connected) child.disconnect()
      await ended
    },
  }
}

/** A command that waits for a job must not end before; the server must not wait for a process without a job. */
function keepServerRunning(child: ChildProcess, isNeeded: boolean): void {
  for (const handle of [child, child.channel]) {
    if (isNeeded) handle?.ref()
    else handle?.unref()
  }
}

/**
 * Path of a module that is a separate entry of the build. It is in the same folder as the sources, and in the bundle, which has only one folder.
 */
export function workerPath({ dirname, filename }: ImportMeta, name: string): string {
  return join(dirname, name + extname(filename))
}
