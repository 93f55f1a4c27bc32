import { z } from 'zod'
import { mediaFocus } from '#content/media/media.ts'
import { type Clock, systemClock } from '../../process/clock.ts'
import { type Helper, JobError, startHelper, workerPath } from '../../process/helper.ts'
import { limitChild } from '../../process/limit-child.ts'
import {
  type EncoderJob,
  type EncoderResult,
  type IconJob,
  jobRefusals,
  PictureError,
  type PreparedPicture,
  type PrepareJob,
  type RenderJob,
  type ShareJob,
} from './encoder-jobs.ts'

/** `urgent` is for jobs that a person waits for. */
export type Urgency = 'urgent' | 'later'

type Task = PromiseWithResolvers<PreparedPicture | null> & {
  readonly job: EncoderJob
  readonly urgency: Urgency
}

type Options = {
  /** Replaces the module that the child process runs. */
  readonly module?: string
  /** Maximum time for one job, in ms. Generous, because a busy machine gives low priorities little time. */
  readonly timeouts?: Readonly<Record<Urgency, number>>
  /** Scheduler niceness: 0 is normal, 19 is the lowest priority. Visitors come first. */
  readonly niceness?: number
  readonly clock?: Clock
}

const preparedPicture: z.ZodType<PreparedPicture> = z.object({
  width: z.number(),
  height: z.number(),
  color: z.string(),
  renditionWidth: z.number(),
  focus: mediaFocus,
})
const isLast = z.boolean()
const encoderResult: z.ZodType<EncoderResult> = z.union([
  z.object({ done: preparedPicture.nullable(), isLast }),
  z.object({ refused: z.enum(jobRefusals), reason: z.string(), isLast }),
])

const workerModule = workerPath(import.meta, 'encoder-worker')

/** How long the idle process is kept, in ms. */
const idleTime = 10_000

/**
 * Runs picture jobs in a child process, one at a time. If a picture crashes that process, the server keeps running
 * and refuses the picture. A person waits for urgent jobs, so they run first and interrupt other jobs, which
 * start again later.
 */
export class EncoderProcess {
  readonly #options: Required<Options>
  #helper: Helper | undefined
  /** A new object for each attempt: a task that was interrupted is attempted again. */
  #current: { readonly task: Task } | undefined
  #queue: Task[] = []
  /** Keeps the idle process for a while. */
  #cancelEnd = () => {}
  #isClosed = false

  constructor(options: Options = {}) {
    const timeouts = { urgent: 45_000, later: 300_000 }
    this.#options = { module: workerModule, timeouts, niceness: 10, clock: systemClock, ...options }
  }

  /** For tests and measurements. */
  get pid(): number | undefined {
    return this.#helper?.pid
  }

  /** Settles when the jobs that are queued now are done; undefined if there are none. */
  working(): Promise<unknown> | undefined {
    const tasks = [...(this.#current ? [this.#current.task] : []), ...this.#queue]
    return tasks.length > 0 ? Promise.allSettled(tasks.map(({ promise }) => promise)) : undefined
  }

  /** @throws {PictureError} */
  async prepare(job: PrepareJob): Promise<PreparedPicture> {
    const prepared = await this.#run(job, 'urgent')
    if (!prepared) throw new Error('The process returned no prepared picture.')
    return prepared
  }

  /** @throws {PictureError} */
  async render(job: RenderJob | ShareJob | IconJob, urgency: Urgency): Promise<void> {
    await this.#run(job, urgency)
  }

  #run(job: EncoderJob, urgency: Urgency): Promise<PreparedPicture | null> {
    if (this.#isClosed) return Promise.reject(stopped())
    const task = { job, urgency, ...Promise.withResolvers<PreparedPicture | null>() }
    this.#queue.push(task)
    if (urgency === 'urgent' && this.#current?.task.urgency === 'later') {
      this.#queue.unshift(this.#current.task)
      this.#current = undefined
      this.#endHelper()
    }
    this.#next()
    return task.promise
  }

  /** Ends the process. Running and queued jobs fail as interrupted. */
  close(): void {
    this.#isClosed = true
    for (const { reject } of this.#queue.splice(0)) reject(stopped())
    this.#fail(stopped())
  }

  #next(): void {
    if (this.#current) return
    this.#cancelEnd()
    const urgent = this.#queue.findIndex(({ urgency }) => urgency === 'urgent')
    const [task] = this.#queue.splice(Math.max(urgent, 0), 1)
    if (task) void this.#attempt({ task })
    else this.#cancelEnd = this.#options.clock.setTimer(() => this.#endHelper(), idleTime)
  }

  async #attempt(current: { readonly task: Task }): Promise<void> {
    this.#current = current
    const { timeouts, clock } = this.#options
    const { job, urgency } = current.task
    const endLate = () => {
      if (this.#current === current) this.#fail(new PictureError('too_slow', 'It takes too long.'))
    }
    using _limit = limitChild(endLate, { timeout: timeouts[urgency], clock })
    try {
      this.#helper ??= this.#start()
      const result = encoderResult.parse(await this.#helper.run(job))
      if (this.#current !== current) return
      if (result.isLast) this.#endHelper()
      if ('done' in result) this.#finish(({ resolve }) => resolve(result.done))
      else this.#finish(({ reject }) => reject(new PictureError(result.refused, result.reason)))
    } catch (error) {
      if (this.#current === current) this.#fail(asPictureError(error))
    }
  }

  #start(): Helper {
    const helper = startHelper(this.#options.module, {
      execArgv: ['--max-old-space-size=64', '--max-semi-space-size=1'],
      // With few malloc arenas, and with low thresholds for what stays with the process, freed memory is returned to the
      // system: this takes 20 MB off the peak.
      environment: {
        MALLOC_ARENA_MAX: '2',
        MALLOC_TRIM_THRESHOLD_: '131072',
        MALLOC_MMAP_THRESHOLD_: '131072',
      },
      niceness: this.#options.niceness,
      isSilent: true,
    })
    // The idle process may end too, for example when the system's memory runs out.
    void helper.ended.then(() => {
      if (helper === this.#helper) this.#helper = undefined
    })
    return helper
  }

  #endHelper(): void {
    const helper = this.#helper
    this.#helper = undefined
    helper?.kill()
  }

  /** Ends the process, and fails the current job. */
  #fail(error: PictureError): void {
    this.#endHelper()
    this.#finish(({ reject }) => reject(error))
  }

  #finish(end: (task: Task) => void): void {
    const current = this.#current
    this.#current = undefined
    if (!current) return
    end(current.task)
    this.#next()
  }
}

const stopped = () => new PictureError('interrupted', 'The server stops.')

function asPictureError(error: unknown): PictureError {
  // The system kills the process when memory runs out: see `encoder-worker.ts`.
  const isTooHeavy = error instanceof JobError && error.exit === 'SIGKILL'
  return new PictureError(isTooHeavy ? 'too_heavy' : 'unreadable', String(error))
}
