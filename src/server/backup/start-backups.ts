import type { Config } from '../config.ts'
import type { Scheduler } from '../process/scheduler.ts'
import { runBackupCommand } from './backup-command.ts'
import { takeBackupInProcess } from './backup-process.ts'
import { type BackupLog, type BackupSchedule, scheduleBackups } from './backup-schedule.ts'

type Options = {
  readonly config: Config
  readonly log: BackupLog
  readonly scheduler: Scheduler
  readonly isNew: boolean
  /** Key that signs the sessions. */
  readonly secret: string
}

/** Starts the daily backups of the server's store, unless they are disabled. */
export function startBackups({ config, log, scheduler, isNew, secret }: Options): BackupSchedule | undefined {
  const { database, backups } = config
  if (backups.keep === 0) return undefined
  const { command } = backups
  const storedSecret = config.authSecret ? undefined : secret
  return scheduleBackups({
    ...backups,
    isNew,
    log,
    scheduler,
    copyElsewhere: command ? (file, signal) => runBackupCommand({ command, file, signal }) : undefined,
    takeBackup: (file, signal) => takeBackupInProcess({ database, file, storedSecret }, signal),
  })
}
