import { join } from 'node:path'
import { backupName, listBackups, pastOnes, rotateBackups } from './backup-files.ts'

export type BackupLog = {
  readonly info: (message: string) => void
  readonly error: (details: { readonly err: unknown }, message: string) => void
}

type Options = {
  readonly folder: string
  /** How many are kept. */
  readonly keep: number
  /** The site was made just now: its first backup can wait for its owner. */
  readonly isNew: boolean
  readonly takeBackup: (file: string, signal: AbortSignal) => Promise<void>
  readonly log: BackupLog
  readonly now?: () => Date
}

/** How the backups stand, for the owner. */
export type BackupState = {
  /** ISO 8601; null when there is none. */
  readonly lastAt: string | null
  /** When the latest attempt failed, if it did. */
  readonly failedAt: string | null
}

const hour = 60 * 60 * 1000
/** A backup is due when the newest is older. */
const interval = 24 * hour
/** After a start, in ms: what the site needs to be served comes first. */
const startDelay = 10_000

export type BackupSchedule = ReturnType<typeof scheduleBackups>

/** Takes a backup every day, while the server runs, and keeps the newest. Whatever fails is logged, and tried again. */
export function scheduleBackups({ folder, keep, isNew, takeBackup, log, ...options }: Options) {
  const now = options.now ?? (() => new Date())
  const closing = new AbortController()
  let failedAt: string | null = null
  let running: Promise<void> | undefined

  async function isDue(): Promise<boolean> {
    const newest = pastOnes(await listBackups(folder), now()).at(-1)
    return !newest || now().getTime() - newest.madeAt.getTime() >= interval
  }

  async function backUp(): Promise<void> {
    try {
      if (!(await isDue())) return
      const file = join(folder, backupName(now()))
      await takeBackup(file, closing.signal)
      failedAt = null
      log.info(`Copia de seguridad hecha: ${file}`)
    } catch (error) {
      if (closing.signal.aborted) return
      failedAt = now().toISOString()
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

  /** Takes a backup if one is due. One at a time: who asks meanwhile waits for that one. */
  function check(): Promise<void> {
    running ??= backUp().finally(() => {
      running = undefined
    })
    return running
  }

  const first = isNew ? undefined : setTimeout(check, startDelay).unref()
  const hourly = setInterval(check, hour).unref()

  return {
    check,

    async state(): Promise<BackupState> {
      const newest = pastOnes(await listBackups(folder).catch(() => []), now()).at(-1)
      return { lastAt: newest?.madeAt.toISOString() ?? null, failedAt }
    },

    /** Ends the one that is being made. */
    async close(): Promise<void> {
      clearTimeout(first)
      clearInterval(hourly)
      closing.abort()
      await running
    },
  }
}
