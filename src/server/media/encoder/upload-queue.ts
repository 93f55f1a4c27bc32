import pLimit from 'p-limit'
import { Problem } from '../../problems/problem.ts'

/** As many uploads at once as a browser sends in parallel. */
const usual = { maxConcurrent: 6, maxWaiting: 200 }

/**
 * Lets a few uploads in at a time, in order of arrival. The waiting ones are not read yet and use almost no memory.
 * @returns a function that calls the work in its turn. It throws {Problem} `too_many_uploads`.
 */
export function createUploadQueue({ maxConcurrent, maxWaiting } = usual) {
  const limit = pLimit(maxConcurrent)
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (limit.pendingCount >= maxWaiting) throw new Problem('too_many_uploads', { retryAfter: 60 })
    return limit(work)
  }
}
