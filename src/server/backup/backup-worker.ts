import '../process/ignore-signals.ts'
import { BackupRunningError } from '../site-file/site-file-error.ts'
import type { WrittenFile } from '../site-file/write.ts'
import { type BackupJob, takeBackup } from './take-backup.ts'

/** Reply of the child process; see `backup-process.ts`. */
export type BackupResult =
  | { readonly written: WrittenFile }
  | { readonly failure: string; readonly isRunningElsewhere: boolean }

process.once('message', (job: BackupJob) => {
  takeBackup(job).then(
    (written) => sendResult({ written }),
    (error: unknown) =>
      sendResult({
        failure: error instanceof Error ? error.message : String(error),
        isRunningElsewhere: error instanceof BackupRunningError,
      }),
  )
})

function sendResult(message: BackupResult): void {
  // The parent may have ended; the backup is complete anyway.
  if (!process.connected) process.exit()
  process.send?.(message, () => process.disconnect?.())
}
