import { z } from 'zod'
import { postgresVariables } from '../process/child-environment.ts'
import { JobError, workerPath } from '../process/helper.ts'
import { runJob } from '../process/run-job.ts'
import { partialOf, removePartial } from '../site-file/partial-file.ts'
import { BackupRunningError, SiteFileError } from '../site-file/site-file-error.ts'
import type { SiteFileJob, WrittenFile } from '../site-file/write.ts'

const worker = workerPath(import.meta, 'backup-worker')

/** Maximum time for a backup, in ms: a disk that hangs must not stop the backups silently. */
const timeout = 60 * 60 * 1000

const writtenFile: z.ZodType<WrittenFile> = z.object({ file: z.string(), missing: z.array(z.string()) })

export const takeBackupInProcess = (job: Omit<SiteFileJob, 'kind'>, signal: AbortSignal) =>
  writeSiteFileInProcess({ ...job, kind: 'backup' }, signal)

/**
 * Writes a site file in a child process, because SQLite blocks the process that copies until everything is written. If
 * `signal` aborts, the child is killed and its files are removed.
 */
export async function writeSiteFileInProcess(job: SiteFileJob, signal: AbortSignal): Promise<WrittenFile> {
  const partial = job.partial ?? partialOf(job.file)
  // PGPASSWORD and others may be needed to open the database.
  const variables = job.database.kind === 'postgres' ? postgresVariables : undefined
  try {
    return writtenFile.parse(
      await runJob(worker, { ...job, partial }, { timeout, signal, variables, niceness: 15 }),
    )
  } catch (error) {
    await removePartial(partial)
    if (!(error instanceof JobError)) throw error
    throw error.errorName === 'BackupRunningError'
      ? new BackupRunningError()
      : new SiteFileError(error.message)
  }
}
