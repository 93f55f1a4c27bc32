import { type ChildProcess, fork } from 'node:child_process'
import { getPriority, setPriority } from 'node:os'
import { neighbour } from '../neighbour.ts'
import type { CompressedBodies } from './compression.ts'
import type { CompressionReply, CompressionRequest } from './compression-worker.ts'

const worker = neighbour(import.meta, 'compression-worker')

/** The strongest compression leaves tens of megabytes behind: the process that did it ends soon after the work. */
const idleTime = 2000

/** Below the visitors' answers. */
const usualNiceness = 15

/** Bodies that the child works on at a time; each uses two of its four threads. */
const maxSent = 4

type Job = {
  readonly body: Buffer
  readonly resolve: (bodies: CompressedBodies) => void
  readonly reject: (error: unknown) => void
}

/** Compresses in a child process, which is there only while there is work. */
export class CompressionProcess {
  readonly #queued = new Set<Job>()
  readonly #sent = new Map<number, Job>()
  #child: ChildProcess | undefined
  #idle: NodeJS.Timeout | undefined
  readonly #niceness: number
  #lastId = 0
  #closed = false

  /** @param niceness Of the process: 0 where somebody waits for the work. */
  constructor(niceness = usualNiceness) {
    this.#niceness = niceness
  }

  /**
   * The body in the fewest bytes.
   * @param signal Drops the body from the queue; the promise then rejects with the signal's reason.
   * @throws when the process ends before it is done.
   */
  readonly compress = async (body: Buffer, signal?: AbortSignal): Promise<CompressedBodies> => {
    if (this.#closed) throw new Error('The compression is closed.')
    signal?.throwIfAborted()
    const { promise, resolve, reject } = Promise.withResolvers<CompressedBodies>()
    const job: Job = { body, resolve, reject }
    const drop = () => {
      // The child finishes what it works on; its answer is then ignored.
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
    const child = fork(worker, { serialization: 'advanced', execArgv: ['--max-semi-space-size=1'] })
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
    }
  }

  #settle({ id, ...outcome }: CompressionReply): void {
    const job = this.#sent.get(id)
    this.#sent.delete(id)
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
    for (const { reject } of [...this.#sent.values(), ...this.#queued]) reject(error)
    this.#sent.clear()
    this.#queued.clear()
  }

  #end(): void {
    clearTimeout(this.#idle)
    const child = this.#child
    if (!child) return
    this.#fail(child, new Error('The compression was ended.'))
    child.kill('SIGKILL')
  }
}

/** Keeps this process going until the other has answered. */
function hold(child: ChildProcess): void {
  child.ref()
  child.channel?.ref()
}

/** Lets this process end though the other is there. */
function release(child: ChildProcess): void {
  child.unref()
  child.channel?.unref()
}

/** Between processes a Buffer travels as plain bytes. */
function asBuffers({ br, gzip }: { br?: Uint8Array; gzip?: Uint8Array }): CompressedBodies {
  return { ...(br && { br: exact(br) }), ...(gzip && { gzip: exact(gzip) }) }
}

/** Without the message around it, which would stay in memory with it. */
function exact(bytes: Uint8Array): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  copy.set(bytes)
  return copy
}

function lowerPriority(pid: number, niceness: number): void {
  try {
    setPriority(pid, Math.max(getPriority(), niceness))
  } catch {
    // It ended already, which its exit tells, or the system does not let us: it then works at the usual priority.
  }
}
