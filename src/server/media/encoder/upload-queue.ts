import pLimit from 'p-limit'
import { Problem } from '../../problems/problem.ts'

type Limits = { readonly maxConcurrent: number; readonly maxWaiting: number }

/** As many uploads at once as a browser sends in parallel. */
const usual: Limits = { maxConcurrent: 6, maxWaiting: 200 }

/**
 * Lets a few uploads in at a time, in order of arrival. The waiting ones are not read yet and use almost no memory.
 */
export class UploadQueue {
  readonly #limit: ReturnType<typeof pLimit>
  readonly #maxWaiting: number

  constructor({ maxConcurrent, maxWaiting } = usual) {
    this.#limit = pLimit(maxConcurrent)
    this.#maxWaiting = maxWaiting
  }

  /** @throws {Problem} `too_many_uploads` */
  async pass<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#limit.pendingCount >= this.#maxWaiting)
      throw new Problem('too_many_uploads', { retryAfter: 60 })
    return this.#limit(work)
  }
}
