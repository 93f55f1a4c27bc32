import { type HelperOptions, startHelper } from './helper.ts'
import { type ChildLimits, limitChild } from './limit-child.ts'

type JobOptions = HelperOptions &
  ChildLimits & {
    /** Called with the number of steps that the process has done. */
    readonly onProgress?: ((done: number) => void) | undefined
  }

/** Runs one job in a process of its own. Resolves when that has ended. @throws {JobError} */
export async function runJob(worker: string, job: object, options: JobOptions): Promise<unknown> {
  options.signal?.throwIfAborted()
  const helper = startHelper(worker, options)
  using _limit = limitChild(helper.kill, options)
  try {
    return await helper.run(job, options.onProgress)
  } finally {
    await helper.close()
  }
}
