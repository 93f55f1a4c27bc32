import { type ChildProcess, fork } from 'node:child_process'
import { childEnvironment } from '../../process/child-environment.ts'
import { lowerPriority } from '../../process/lower-priority.ts'
import { workerPath } from '../../process/run-job.ts'
import {
  type EncoderJob,
  type EncoderResult,
  type IconJob,
  PictureError,
  type PreparedPicture,
  type PrepareJob,
  type RenderJob,
  type ShareJob,
} from './encoder-jobs.ts'

/** `urgent` is for jobs that a person waits for. */
export type Urgency = 'urgent' | 'later'

type Task = {
  readonly job: EncoderJob
  readonly urgency: Urgency
  readonly resolve: (result: PreparedPicture | null) => void
  readonly reject: (error: unknown) => void
}

type Options = {
  /** Replaces the module that the child process runs. */
  readonly module?: string
  /** Maximum time for one job, in ms. Generous, because a busy machine gives low priorities little time. */
  readonly timeouts?: Readonly<Record<Urgency, number>>
  /** Scheduler niceness: 0 is normal, 19 is the lowest priority. Visitors come first. */
  readonly niceness?: number
}

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
  #child: ChildProcess | undefined
  #current: Task | undefined
  #queue: Task[] = []
  /** Ends a job that takes too long, or the idle process. */
  #timer: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(options: Options = {}) {
    const timeouts = { urgent: 45_000, later: 300_000 }
    this.#options = { module: workerModule, timeouts, niceness: 10, ...options }
  }

  /** For tests and measurements. */
  get pid(): number | undefined {
    return this.#child?.pid
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
    const { promise, resolve, reject } = Promise.withResolvers<PreparedPicture | null>()
    this.#queue.push({ job, urgency, resolve, reject })
    if (urgency === 'urgent' && this.#current?.urgency === 'later') {
      this.#queue.unshift(this.#current)
      this.#current = undefined
      this.#endChild()
    }
    this.#next()
    return promise
  }

  /** Ends the process. Running and queued jobs fail as interrupted. */
  close(): void {
    this.#isClosed = true
    for (const { reject } of this.#queue.splice(0)) reject(stopped())
    this.#fail(stopped())
  }

  #next(): void {
    if (this.#current) return
    clearTimeout(this.#timer)
    const urgent = this.#queue.findIndex(({ urgency }) => urgency === 'urgent')
    const [task] = this.#queue.splice(Math.max(urgent, 0), 1)
    if (!task) {
      this.#timer = setTimeout(() => this.#endChild(), idleTime).unref()
      return
    }
    this.#current = task
    const late = () => this.#fail(new PictureError('too_slow', 'It takes too long.'))
    this.#timer = setTimeout(late, this.#options.timeouts[task.urgency]).unref()
    this.#child ??= this.#start()
    this.#child.send(task.job, () => {
      // A process that has ended is reported by its own exit event.
    })
  }

  #start(): ChildProcess {
    const child = fork(this.#options.module, [], {
      execArgv: ['--max-old-space-size=64', '--max-semi-space-size=1'],
      // With few malloc arenas, and with low thresholds for what stays with the process, freed memory is returned to the
      // system: this takes 20 MB off the peak.
      env: {
        ...childEnvironment(),
        MALLOC_ARENA_MAX: '2',
        MALLOC_TRIM_THRESHOLD_: '131072',
        MALLOC_MMAP_THRESHOLD_: '131072',
      },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    lowerPriority(child, this.#options.niceness)
    // The child must not keep the server process alive.
    child.unref()
    child.channel?.unref()
    child.on('message', (result: EncoderResult) => {
      if (child !== this.#child) return
      if (result.isLast) this.#child = undefined
      if ('done' in result) this.#finish((task) => task.resolve(result.done))
      else this.#finish((task) => task.reject(new PictureError(result.refused, result.reason)))
    })
    const onLost = (error: PictureError) => {
      if (child === this.#child) this.#fail(error)
    }
    child.on('error', (error) => onLost(new PictureError('unreadable', error.message)))
    child.on('exit', (code, signal) => {
      // The system kills the child when memory runs out: see `encoder-worker.ts`.
      const refusal = signal === 'SIGKILL' ? 'too_heavy' : 'unreadable'
      onLost(new PictureError(refusal, `It ended with ${signal ?? code}.`))
    })
    return child
  }

  #endChild(): void {
    const child = this.#child
    this.#child = undefined
    child?.kill('SIGKILL')
  }

  /** Ends the process, and fails the current job. */
  #fail(error: PictureError): void {
    this.#endChild()
    this.#finish((task) => task.reject(error))
  }

  #finish(end: (task: Task) => void): void {
    const task = this.#current
    this.#current = undefined
    if (!task) return
    end(task)
    this.#next()
  }
}

const stopped = () => new PictureError('interrupted', 'The server stops.')
