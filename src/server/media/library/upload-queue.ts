import { Problem } from '../../problems/problem.ts'

/** Number of uploads that are received and prepared at once: as many as a browser sends in parallel. */
const maxAtOnce = 6
const maxWaiting = 200

/**
 * Lets a few uploads in at a time, in order of arrival. The waiting ones are not read yet and use almost no memory.
 */
export class UploadQueue {
  #inside = 0
  readonly #waiting: (() => void)[] = []

  /** @throws {Problem} `too_many_uploads` */
  async pass<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#waiting.length >= maxWaiting) throw new Problem('too_many_uploads', { retryAfter: 60 })
    if (this.#inside < maxAtOnce) this.#inside += 1
    else await new Promise<void>((resolve) => this.#waiting.push(resolve))
    try {
      return await work()
    } finally {
      // The next waiting upload takes this slot.
      const next = this.#waiting.shift()
      if (next) next()
      else this.#inside -= 1
    }
  }
}
