import { write, writeSync } from 'node:fs'

/** Maximum bytes that wait while a write is under way: the reader of the log may have stopped reading. */
const maxQueued = 1024 * 1024

/** Time until the next attempt after a failed write, in ms. */
const retryDelay = 1_000

/** Time until the next attempt when the reader takes no more for now, in ms. */
const busyDelay = 100

/** A write that takes longer than this, in ms, is not waited for when the process ends. */
const maxExitDelay = 1_000

type Options = {
  /** The line that says how many lines were lost. */
  readonly describeLoss: (lost: number) => string
  readonly retryDelay?: number
}

/**
 * Writes the log to a file descriptor. The site must work without its log: when the disk under it is full, or when its
 * reader is gone or stopped, lines are dropped and counted. The first line after that says how many.
 */
export class LogOutput {
  readonly #fd: number
  readonly #options: Options
  #queue: string[] = []
  #queuedBytes = 0
  #writing: { readonly since: number } | undefined
  #retry: NodeJS.Timeout | undefined
  #isInsideLine = false
  #unreported = 0
  #lost = 0

  constructor(fd: number, options: Options) {
    this.#fd = fd
    this.#options = options
  }

  /** Number of lines lost so far. */
  get lost(): number {
    return this.#lost
  }

  /** Writes one line, which ends with a line break. Never throws and never waits. */
  readonly write = (line: string): void => {
    const bytes = Buffer.byteLength(line)
    if (this.#retry || this.#queuedBytes + bytes > maxQueued) {
      this.#lose(1)
      return
    }
    this.#queue.push(line)
    this.#queuedBytes += bytes
    this.#next()
  }

  /** Writes what is still queued, at once. For the end of the process. */
  readonly flush = (): void => {
    if (this.#writing && performance.now() - this.#writing.since > maxExitDelay) return
    if (this.#queue.length === 0 && this.#unreported === 0) return
    try {
      writeSync(this.#fd, this.#take())
    } catch {
      // The process ends, and there is nowhere left to report it.
    }
  }

  #next(): void {
    if (this.#writing || (this.#queue.length === 0 && this.#unreported === 0)) return
    const reported = this.#unreported
    this.#write(this.#take(), reported)
  }

  /** All that is to be written now: what was lost before, then the queued lines. */
  #take(): Buffer {
    const lineBreak = this.#isInsideLine ? '\n' : ''
    const notice = this.#unreported > 0 ? this.#options.describeLoss(this.#unreported) : ''
    const taken = Buffer.from(lineBreak + notice + this.#queue.join(''))
    this.#unreported = 0
    this.#queue = []
    this.#queuedBytes = 0
    return taken
  }

  /** @param reported How many lost lines the first line reports. */
  #write(bytes: Buffer, reported: number): void {
    this.#writing ??= { since: performance.now() }
    write(this.#fd, bytes, (error, written) => {
      if (error) {
        this.#fail(error, bytes, reported)
        return
      }
      if (written > 0) this.#isInsideLine = bytes[written - 1] !== lineFeed
      if (written < bytes.length) {
        const isReported = bytes.subarray(0, written).includes(lineFeed)
        this.#write(bytes.subarray(written), isReported ? 0 : reported)
        return
      }
      this.#writing = undefined
      this.#next()
    })
  }

  #fail(error: NodeJS.ErrnoException, bytes: Buffer, reported: number): void {
    if (error.code === 'EAGAIN') {
      setTimeout(() => this.#write(bytes, reported), busyDelay).unref()
      return
    }
    this.#writing = undefined
    this.#lose(countLines(bytes) - (reported > 0 ? 1 : 0) + this.#queue.length)
    this.#unreported += reported
    this.#queue = []
    this.#queuedBytes = 0
    this.#retry = setTimeout(() => {
      this.#retry = undefined
      this.#next()
    }, this.#options.retryDelay ?? retryDelay).unref()
  }

  #lose(lines: number): void {
    this.#lost += lines
    this.#unreported += lines
  }
}

const lineFeed = 10

/** A line break at the start ends a line that was cut. */
const countLines = (bytes: Buffer) =>
  bytes.subarray(1).reduce((count, byte) => count + Number(byte === lineFeed), 0)
