import pLimit from 'p-limit'
import { Problem } from '../../problems/problem.ts'

/** Number of uploads that are received and prepared at once: as many as a browser sends in parallel. */
const maxConcurrent = 6
const maxWaiting = 200

/**
 * Lets a few uploads in at a time, in order of arrival. The waiting ones are not read yet and use almost no memory.
 */
export class UploadQueue {
  readonly #limit = pLimit(maxConcurrent)

  /** @throws {Problem} `too_many_uploads` */
  async pass<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#limit.pendingCount >= maxWaiting) throw new Problem('too_many_uploads', { retryAfter: 60 })
    return this.#limit(work)
  }
}
