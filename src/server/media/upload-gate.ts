import { Problem } from '../problem.ts'

/** How many uploads are received and prepared at once: as many as a browser sends. */
const mostAtOnce = 6
const mostWaiting = 200

/** Lets in a few uploads at a time, in their order; the others wait unread, and cost next to nothing. */
export class UploadGate {
  #inside = 0
  readonly #waiting: (() => void)[] = []

  /** @throws {Problem} `too_many_uploads` */
  async pass<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#waiting.length >= mostWaiting) throw new Problem('too_many_uploads', { retryAfter: 60 })
    if (this.#inside < mostAtOnce) this.#inside += 1
    else await new Promise<void>((resolve) => this.#waiting.push(resolve))
    try {
      return await work()
    } finally {
      // Who waits takes over the place.
      const next = this.#waiting.shift()
      if (next) next()
      else this.#inside -= 1
    }
  }
}
