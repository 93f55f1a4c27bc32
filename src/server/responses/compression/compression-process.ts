import { type ChildProcess, fork } from 'node:child_process'
import { getPriority, setPriority } from 'node:os'
import { childEnvironment } from '../../process/child-environment.ts'
import { workerPath } from '../../process/worker-path.ts'
import type { CompressedBodies } from './compression.ts'
import type { CompressionReply, CompressionRequest } from './compression-worker.ts'

const worker = workerPath(import.meta, 'compression-worker')

/**
 * In ms. The best compression leaves tens of megabytes in use, so the process ends soon after its last request, and
 * before the pictures of the same publish are drawn.
 */
const idleTime = 300

/** Lower priority than the server, which responds to visitors. */
const usualNiceness = 15

/**
 * Maximum time in ms without a reply while there is work. A process that hangs is replaced. Generous, because a busy
 * machine gives a low priority little time.
 */
const usualTimeout = 60_000
/** Maximum number of bodies that the child compresses at once. Each body uses two of its four threads. */
const maxSent = 4

type Job = {
  readonly body: Buffer
  readonly resolve: (bodies: CompressedBodies) => void
  readonly reject: (error: unknown) => void
}

/** Compresses bodies in a child process, which runs only while there is work. */
export class CompressionProcess {
  readonly #queued = new Set<Job>()
  readonly #sent = new Map<number, Job>()
  #child: ChildProcess | undefined
  #idle: NodeJS.Timeout | undefined
  #late: NodeJS.Timeout | undefined
  readonly #niceness: number
  readonly #timeout: number
  #lastId = 0
  #closed = false

  /** @param niceness Of the child process. Use 0 when a person waits for the result. */
  constructor({ niceness = usualNiceness, timeout = usualTimeout } = {}) {
    this.#niceness = niceness
    this.#timeout = timeout
  }

  /**
   * Compresses the body as well as possible.
   * @param signal Drops the body from the queue; the promise then rejects with the signal's reason.
   * @throws when the process ends before the body is compressed.
   */
  readonly compress = async (body: Buffer, signal?: AbortSignal): Promise<CompressedBodies> => {
    if (this.#closed) throw new Error('The compression is closed.')
    signal?.throwIfAborted()
    const { promise, resolve, reject } = Promise.withResolvers<CompressedBodies>()
    const job: Job = { body, resolve, reject }
    const drop = () => {
      // The child finishes what it has started, and the reply is ignored.
      this.#queued.delete(job)
      reject(signal?.reason)
    }
    signal?.addEventListener('abort', drop, { once: true })
    this.#queued.add(job)
    this.#sendNext()
    return promise.finally(() => signal?.removeEventListener('abort', drop))
  }

  close(): void {
    this.#closed = true
    this.#end()
  }

  #start(): ChildProcess {
    const child = fork(worker, {
      serialization: 'advanced',
      execArgv: ['--max-semi-space-size=1'],
      env: childEnvironment(),
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    if (child.pid) lowerPriority(child.pid, this.#niceness)

    child.on('message', (reply: CompressionReply) => this.#settle(reply))
    child.on('error', (error) => this.#fail(child, error))
    child.on('exit', (code, signal) =>
      this.#fail(child, new Error(`The compression ended with ${signal ?? code}.`)),
    )
    return child
  }

  #sendNext(): void {
    for (const job of this.#queued) {
      if (this.#sent.size >= maxSent) return
      this.#queued.delete(job)
      clearTimeout(this.#idle)
      const id = ++this.#lastId
      this.#sent.set(id, job)
      this.#child ??= this.#start()
      hold(this.#child)
      const request: CompressionRequest = { id, body: job.body }
      this.#child.send(request)
      this.#late ??= this.#endLater()
    }
  }

  #settle({ id, ...outcome }: CompressionReply): void {
    const job = this.#sent.get(id)
    this.#sent.delete(id)
    clearTimeout(this.#late)
    this.#late = this.#sent.size > 0 ? this.#endLater() : undefined
    if ('error' in outcome) job?.reject(new Error(outcome.error))
    else job?.resolve(asBuffers(outcome.bodies))
    this.#sendNext()
    if (this.#sent.size > 0 || !this.#child) return
    release(this.#child)
    this.#idle = setTimeout(() => this.#end(), idleTime).unref()
  }

  #fail(child: ChildProcess, error: Error): void {
    if (this.#child !== child) return
    this.#child = undefined
    clearTimeout(this.#late)
    this.#late = undefined
    for (const { reject } of [...this.#sent.values(), ...this.#queued]) reject(error)
    this.#sent.clear()
    this.#queued.clear()
  }

  #endLater(): NodeJS.Timeout {
    return setTimeout(() => this.#end('The compression does not reply.'), this.#timeout).unref()
  }

  #end(reason = 'The compression was ended.'): void {
    clearTimeout(this.#idle)
    const child = this.#child
    if (!child) return
    this.#fail(child, new Error(reason))
    child.kill('SIGKILL')
  }
}

/** Keeps this process alive until the child has replied. */
function hold(child: ChildProcess): void {
  child.ref()
  child.channel?.ref()
}

/** Lets this process end while the idle child is still running. */
function release(child: ChildProcess): void {
  child.unref()
  child.channel?.unref()
}

/** A Buffer that is sent between processes arrives as a plain Uint8Array. */
function asBuffers({ br, gzip }: { br?: Uint8Array; gzip?: Uint8Array }): CompressedBodies {
  return { ...(br && { br: exact(br) }), ...(gzip && { gzip: exact(gzip) }) }
}

/** Copies the bytes, because a view would keep the whole message in memory. */
function exact(bytes: Uint8Array): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  copy.set(bytes)
  return copy
}

function lowerPriority(pid: number, niceness: number): void {
  try {
    setPriority(pid, Math.max(getPriority(), niceness))
  } catch {
    // Either the process has already ended, and its exit event reports it, or the system does not allow the change
    // and it runs at the usual priority.
  }
}
