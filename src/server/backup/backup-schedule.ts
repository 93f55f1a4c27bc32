import { join } from 'node:path'
import type { Scheduler } from '../process/scheduler.ts'
import { BackupRunningError } from '../site-file/site-file-error.ts'
import type { WrittenFile } from '../site-file/write.ts'
import { lastCopied, markCopied } from './backup-command.ts'
import { backupName, listBackups, rotateBackups } from './backup-files.ts'

export type BackupLog = {
  readonly info: (message: string) => void
  readonly error: (details: { readonly err: unknown }, message: string) => void
}

type Options = {
  readonly folder: string
  /** How many backups to keep. */
  readonly keep: number
  /** The site was just created, so its first backup can wait until the owner has content. */
  readonly isNew: boolean
  readonly takeBackup: (file: string, signal: AbortSignal) => Promise<WrittenFile>
  /** Copies a finished backup elsewhere, if the operator configured it. */
  readonly copyElsewhere?: ((file: string, signal: AbortSignal) => Promise<void>) | undefined
  readonly log: BackupLog
  readonly scheduler: Pick<Scheduler, 'now' | 'every' | 'after'>
}

/** State of the backups, shown to the owner. */
export type BackupState = {
  /** ISO 8601; null when there is no backup. */
  readonly lastAt: string | null
  /** When the latest attempt failed; null if it did not. */
  readonly failedAt: string | null
  /** The reason, in Spanish. */
  readonly problem: string | null
  /** Number of pictures that the latest attempt could not read. */
  readonly missingPictures: number
  /** When copying the newest backup elsewhere failed; null if it did not. */
  readonly copyFailedAt: string | null
}

const hour = 60 * 60 * 1000

/** In ms. A backup is due when the newest one is older. */
const interval = 24 * hour

/** In ms after a start: serving the site comes first. */
const startDelay = 10_000

const incompleteWords =
  'A la copia le faltan imágenes que la base de datos no pudo dar: vuelva a subirlas, o recupere una copia anterior.'

export type BackupSchedule = ReturnType<typeof scheduleBackups>

type Failure = Pick<BackupState, 'failedAt' | 'problem' | 'missingPictures'>

const noFailure: Failure = { failedAt: null, problem: null, missingPictures: 0 }
const none = { whole: [], incomplete: [] }

/**
 * Takes a backup every day while the server runs, and keeps the newest ones. A failure is logged, shown to the owner
 * and retried every hour, or on the next day if only pictures are missing.
 */
export function scheduleBackups({ folder, keep, isNew, takeBackup, copyElsewhere, log, scheduler }: Options) {
  const { now } = scheduler
  let failure: Failure | undefined
  let copyFailedAt: string | null = null

  async function isDue(): Promise<boolean> {
    const { whole, incomplete } = await listBackups(folder, now())
    return [...whole, ...incomplete].every(({ madeAt }) => now().getTime() - madeAt.getTime() >= interval)
  }

  /** The newest backups that can be listed. */
  async function newest() {
    const { whole, incomplete } = await listBackups(folder, now()).catch(() => none)
    return { whole: whole.at(-1), incomplete: incomplete.at(-1) }
  }

  async function backUp(signal: AbortSignal): Promise<void> {
    try {
      if (!(await isDue())) return
      const { file, missing } = await takeBackup(join(folder, backupName(now())), signal)
      const failedAt = now().toISOString()
      failure = undefined
      if (missing.length > 0) {
        failure = { failedAt, problem: incompleteWords, missingPictures: missing.length }
        const err = new Error(`Unreadable pictures: ${missing.join(', ')}`)
        log.error(
          { err },
          `La copia de seguridad no está completa: faltan ${missing.length} imágenes en «${file}»`,
        )
      } else log.info(`Copia de seguridad hecha: ${file}`)
    } catch (error) {
      if (signal.aborted) return
      // Several instances may share the folder, and one of them makes the backup.
      if (error instanceof BackupRunningError)
        return log.info('Otro servidor de este sitio hace la copia de seguridad')
      if (!(await isDue().catch(() => true))) return
      const problem = error instanceof Error ? error.message : String(error)
      failure = { failedAt: now().toISOString(), problem, missingPictures: 0 }
      log.error(
        { err: error },
        `Falló la copia de seguridad en «${folder}». Se intentará de nuevo en una hora`,
      )
      return
    }
    await rotateBackups(folder, keep, now()).catch((error: unknown) => {
      log.error({ err: error }, `No se pudieron quitar las copias de seguridad más antiguas de «${folder}»`)
    })
  }

  /** Copies the newest backup elsewhere, unless that is already done. Includes backups of an earlier process. */
  async function copyNewest(signal: AbortSignal): Promise<void> {
    const { whole } = await newest()
    if (!copyElsewhere || !whole || (await lastCopied(folder)) === whole.name) return
    try {
      await copyElsewhere(join(folder, whole.name), signal)
      await markCopied(folder, whole.name)
      copyFailedAt = null
      log.info(`Copia de seguridad llevada a otro lugar: ${whole.name}`)
    } catch (error) {
      if (signal.aborted) return
      copyFailedAt = now().toISOString()
      log.error({ err: error }, 'Falló BACKUP_COMMAND: la copia de seguridad está solo en este servidor')
    }
  }

  const work = (signal: AbortSignal) => backUp(signal).then(() => copyNewest(signal))
  const { check } = scheduler.every(hour, work, {
    onError: (err) => log.error({ err }, 'Falló la copia de seguridad'),
  })
  if (!isNew) scheduler.after(startDelay, check)

  return {
    /** Takes a backup if one is due. Calls during a run wait for that run. */
    check,

    async state(): Promise<BackupState> {
      const { whole, incomplete } = await newest()
      const lastAt = whole?.madeAt.toISOString() ?? null
      if (failure) return { lastAt, ...failure, copyFailedAt }
      if (!incomplete || (whole && whole.madeAt > incomplete.madeAt))
        return { lastAt, ...noFailure, copyFailedAt }
      // The failure of an earlier process, as its file shows.
      const failedAt = incomplete.madeAt.toISOString()
      return { lastAt, failedAt, problem: incompleteWords, missingPictures: 1, copyFailedAt }
    },
  }
}
