import { JobError, workerPath } from '../process/helper.ts'
import { runJob } from '../process/run-job.ts'
import { SiteFileError } from './site-file-error.ts'
import { type SiteFileInfo, type SiteFileKind, siteFileInfo } from './site-file-info.ts'

export type CopyJob = {
  readonly file: string
  readonly kind: SiteFileKind
  /** Path of the copy, which is a store of this version afterwards. Its folder is created if the file is valid. */
  readonly copy: string
}

const worker = workerPath(import.meta, 'check-worker')

/** In ms. A site with 2,000 pictures takes less than a minute. */
const timeout = 30 * 60 * 1000

/**
 * Checks a file that anyone may have changed, and copies it. Runs in a process with limited memory and time, so that
 * nothing in the file can use up the machine.
 * @throws {SiteFileError} if it must not be used. A copy may be left then.
 */
export async function checkedCopy(job: CopyJob): Promise<SiteFileInfo> {
  try {
    return siteFileInfo.parse(await runJob(worker, job, { timeout, execArgv: ['--max-old-space-size=256'] }))
  } catch (error) {
    if (!(error instanceof JobError)) throw error
    if (error.errorName !== undefined) throw new SiteFileError(error.message, { cause: error })
    const words = `«${job.file}» no se puede usar: revisarlo necesita demasiada memoria o demasiado tiempo.`
    throw new SiteFileError(words, { cause: error })
  }
}
