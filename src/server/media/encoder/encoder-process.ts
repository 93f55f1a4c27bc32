import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { childEnvironment } from '../../process/child-environment.ts'
import { workerPath } from '../../process/worker-path.ts'
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

type Task = {
  readonly job: EncoderJob
  readonly isUrgent: boolean
  readonly resolve: (result: PreparedPicture | null) => void
  readonly reject: (error: unknown) => void
}

/** `urgent` is for jobs that somebody waits for. */
export type Urgency = 'urgent' | 'later'

type Options = {
  /** Replaces the module that the child process runs. */
  readonly module?: string
  /** Maximum time for one job, in ms. */
  readonly timeouts?: Readonly<Record<Urgency, number>>
  /** Scheduler niceness: 0 is normal, 19 is the lowest priority. */
  readonly niceness?: Readonly<Record<Urgency, number>>
}

/**
 * Visitors come first, then people who wait for an upload. A process usually cannot raise its priority again, so
 * urgent and later jobs run in separate processes.
 */
const usualNiceness = { urgent: 5, later: 17 }

/** How long jobs that are not urgent wait after an urgent one, in ms, because another urgent job is likely then. */
const pauseAfterUrgent = 1_000

/** In ms. Generous, because a busy machine gives low priorities little time. */
const usualTimeouts = { urgent: 45_000, later: 300_000 }

const workerModule = workerPath(import.meta, 'encoder-worker')

/** How long the idle process is kept, in ms. */
const idleTime = 10_000

/**
 * Runs picture jobs in a child process, one at a time. If a picture crashes that process, the server keeps running
 * and refuses the picture. Urgent jobs have somebody waiting for them, so they run first and interrupt other jobs.
 */
export class EncoderProcess {
  readonly #module: string
  readonly #timeouts: Readonly<Record<Urgency, number>>
  readonly #niceness: Readonly<Record<Urgency, number>>
  #child: ChildProcess | undefined
  #isUrgentChild = false
  #pauseEnd = 0
  #current: (Task & { timer: NodeJS.Timeout }) | undefined
  #waiting: Task[] = []
  #idleTimer: NodeJS.Timeout | undefined
  #isClosed = false

  constructor({ module = workerModule, timeouts = usualTimeouts, niceness = usualNiceness }: Options = {}) {
    this.#module = module
    this.#timeouts = timeouts
    this.#niceness = niceness
  }

  /** For tests and measurements. */
  get pid(): number | undefined {
    return this.#child?.pid
  }

  /** @throws {PictureError} */
  async prepare(job: PrepareJob): Promise<PreparedPicture> {
    const prepared = await this.#run(job, true)
    if (!prepared) throw new Error('The process returned no prepared picture.')
    return prepared
  }

  /** @throws {PictureError} */
  async render(job: RenderJob | ShareJob | IconJob, urgency: Urgency): Promise<void> {
    await this.#run(job, urgency === 'urgent')
  }

  #run(job: EncoderJob, isUrgent: boolean): Promise<PreparedPicture | null> {
    const { promise, resolve, reject } = Promise.withResolvers<PreparedPicture | null>()
    const task = { job, isUrgent, resolve, reject }
    const place = isUrgent ? this.#waiting.findIndex((other) => !other.isUrgent) : -1
    this.#waiting.splice(place === -1 ? this.#waiting.length : place, 0, task)

    if (isUrgent && this.#current && !this.#current.isUrgent) {
      this.#endChild(new PictureError('interrupted', 'Something more urgent came.'))
    }
    this.#next()
    return promise
  }

  /** Ends the process. Running and queued jobs fail as interrupted. */
  close(): void {
    this.#isClosed = true
    this.#next()
    this.#endChild(new PictureError('interrupted', 'The server stops.'))
  }

  #next(): void {
    if (this.#isClosed) {
      for (const { reject } of this.#waiting.splice(0)) {
        reject(new PictureError('interrupted', 'The server stops.'))
      }
    }
    if (this.#current) return
    clearTimeout(this.#idleTimer)
    const [task] = this.#waiting
    const pause = task?.isUrgent ? 0 : this.#pauseEnd - performance.now()
    if (!task || pause > 0) {
      const then = task ? () => this.#next() : () => this.#endChild()
      this.#idleTimer = setTimeout(then, task ? pause : idleTime).unref()
      return
    }
    this.#waiting.shift()
    const timer = setTimeout(
      () => this.#endChild(new PictureError('too_slow', 'It takes too long.')),
      this.#timeouts[task.isUrgent ? 'urgent' : 'later'],
    ).unref()
    this.#current = { ...task, timer }
    if (this.#isUrgentChild !== task.isUrgent) this.#endChild()
    this.#child ??= this.#start(task.isUrgent)
    this.#child.send(task.job, () => {
      // A process that has ended is reported by its own exit event.
    })
  }

  #start(isUrgent: boolean): ChildProcess {
    this.#isUrgentChild = isUrgent
    const child = fork(this.#module, [], {
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
    if (child.pid !== undefined) {
      try {
        const { urgent, later } = this.#niceness
        setPriority(child.pid, isUrgent ? urgent : later)
      } catch {
        // The system does not allow it, so the child runs at normal priority.
      }
    }
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
      if (child === this.#child) this.#endChild(error)
    }
    child.on('error', (error) => onLost(new PictureError('unreadable', error.message)))
    child.on('exit', (code, signal) => {
      // The system kills the child when memory runs out: see `encoder-worker.ts`.
      const refusal = signal === 'SIGKILL' ? 'too_heavy' : 'unreadable'
      onLost(new PictureError(refusal, `It ended with ${signal ?? code}.`))
    })
    return child
  }

  /** @param error Fails the current job with it. */
  #endChild(error?: PictureError): void {
    const child = this.#child
    this.#child = undefined
    child?.kill('SIGKILL')
    if (error) this.#finish((task) => task.reject(error))
  }

  #finish(settle: (task: Task) => void): void {
    const task = this.#current
    this.#current = undefined
    if (!task) return
    clearTimeout(task.timer)
    if (task.isUrgent) this.#pauseEnd = performance.now() + pauseAfterUrgent
    settle(task)
    this.#next()
  }
}
