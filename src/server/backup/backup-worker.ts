import '../leave-signals.ts'
import { type BackupJob, takeBackup } from './take-backup.ts'

/** What the process of its own answers; see `backup-process.ts`. */
export type BackupAnswer = { readonly failure: string | null }

process.once('message', (job: BackupJob) => {
  takeBackup(job).then(
    () => answer(null),
    (error: unknown) => answer(error instanceof Error ? error.message : String(error)),
  )
})

function answer(failure: string | null): void {
  // Its parent may be gone: the backup is made all the same.
  if (!process.connected) process.exit()
  process.send?.({ failure } satisfies BackupAnswer, () => process.disconnect?.())
}
