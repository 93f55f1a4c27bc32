import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { removeAbandoned } from '../site-file/partial-file.ts'

/** A backup file that the server named by the time of the backup. */
export type BackupFile = { readonly name: string; readonly madeAt: Date }

const pattern = /^consultorio-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z(\.incompleta)?\.db$/

/** In ms. Clock differences between machines, or after a clock is set, are smaller than this. */
const tolerance = 60 * 60 * 1000

/** Time in UTC, without colons, which some systems do not allow in file names. */
export const backupName = (time: Date) =>
  `consultorio-${time.toISOString().slice(0, 19).replaceAll(':', '-')}Z.db`

/** The complete backups in a folder, oldest first; empty when there is no folder. */
export const listBackups = (folder: string): Promise<BackupFile[]> => listFiles(folder, { isWhole: true })

/** The backups with missing pictures, oldest first. */
export const listIncomplete = (folder: string): Promise<BackupFile[]> => listFiles(folder, { isWhole: false })

async function listFiles(folder: string, { isWhole }: { isWhole: boolean }): Promise<BackupFile[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  })
  return names
    .flatMap((name) => asBackup(name, isWhole))
    .sort((a, b) => a.madeAt.getTime() - b.madeAt.getTime())
}

function asBackup(name: string, isWhole: boolean): BackupFile[] {
  const [, day, hour, minute, second, incomplete] = pattern.exec(name) ?? []
  const madeAt = new Date(`${day}T${hour}:${minute}:${second}Z`)
  return Number.isNaN(madeAt.getTime()) || (incomplete === undefined) !== isWhole ? [] : [{ name, madeAt }]
}

/** Excludes backups dated in the future: a clock was wrong, either then or now. */
export function notInFuture(backups: readonly BackupFile[], now: Date): BackupFile[] {
  return backups.filter(({ madeAt }) => madeAt.getTime() <= now.getTime() + tolerance)
}

/**
 * Removes the oldest complete backups until `keep` are left, and files abandoned by other processes. It goes by count
 * and not by age, so a wrong clock cannot delete more than it should. Files dated in the future are neither counted
 * nor removed. The newest backup with missing pictures stays until a newer complete one exists.
 */
export async function rotateBackups(folder: string, keep: number, now: Date): Promise<void> {
  const past = notInFuture(await listBackups(folder), now)
  const incomplete = notInFuture(await listIncomplete(folder), now)
  const newest = past.at(-1)?.madeAt ?? new Date(0)
  const outdated = incomplete.filter((file) => file !== incomplete.at(-1) || file.madeAt < newest)
  const surplus = past.slice(0, Math.max(0, past.length - keep))
  // Another instance may have already removed it.
  for (const { name } of [...surplus, ...outdated]) await rm(join(folder, name), { force: true })
  await removeAbandoned(folder, now)
}
