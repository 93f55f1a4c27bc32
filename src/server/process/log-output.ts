import { write, writeSync } from 'node:fs'

/** Maximum bytes that wait while the log cannot be written. */
const maxQueued = 1024 * 1024

/** Time until the next attempt after a failed write, in ms. */
const retryDelay = 100

/** A write that takes longer than this, in ms, is not waited for when the process ends. */
const maxExitDelay = 1_000

/**
 * Writes the log to a file descriptor. The site must work without its log: when the disk under it is full, or when its
 * reader is gone or stopped, lines wait; further lines are dropped and counted. The first line after that says how many.
 */
export class LogOutput {
  readonly #fd: number
  readonly #describeLoss: (lost: number) => string
  #queue: string[] = []
  #queuedBytes = 0
  #writingSince: number | undefined
  #unreported = 0
  #lost = 0

  /** @param describeLoss The line that says how many lines were lost. */
  constructor(fd: number, describeLoss: (lost: number) => string) {
    this.#fd = fd
    this.#describeLoss = describeLoss
  }

  /** Number of lines lost so far. */
  get lost(): number {
    return this.#lost
  }

  /** Writes one line, which ends with a line break. Never throws and never waits. */
  readonly write = (line: string): void => {
    const bytes = Buffer.byteLength(line)
    if (this.#queuedBytes + bytes > maxQueued) {
      this.#lost += 1
      this.#unreported += 1
      return
    }
    this.#queue.push(line)
    this.#queuedBytes += bytes
    this.#next()
  }

  /** Writes what is still queued, at once. For the end of the process. */
  readonly flush = (): void => {
    if (this.#writingSince !== undefined && performance.now() - this.#writingSince > maxExitDelay) return
    try {
      writeSync(this.#fd, this.#take())
    } catch {
      // The process ends, and there is nowhere left to report it.
    }
  }

  #next(): void {
    if (this.#writingSince !== undefined || this.#queue.length === 0) return
    this.#writingSince = performance.now()
    this.#write(this.#take())
  }

  /** All that is to be written now: how many lines were lost before, then the queued lines. */
  #take(): Buffer {
    const notice = this.#unreported > 0 ? this.#describeLoss(this.#unreported) : ''
    const taken = Buffer.from(notice + this.#queue.join(''))
    this.#unreported = 0
    this.#queue = []
    this.#queuedBytes = 0
    return taken
  }

  #write(bytes: Buffer): void {
    write(this.#fd, bytes, (error, written) => {
      if (error) setTimeout(() => this.#write(bytes), retryDelay).unref()
      else if (written < bytes.length) this.#write(bytes.subarray(written))
      else {
        this.#writingSince = undefined
        this.#next()
      }
    })
  }
}
