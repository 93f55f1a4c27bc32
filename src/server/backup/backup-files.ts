import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { removeAbandoned } from '../site-file/partial-file.ts'

/** A backup that the server named itself, by the time it was made. */
export type BackupFile = { readonly name: string; readonly madeAt: Date }

const pattern = /^consultorio-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z(\.incompleta)?\.db$/

/** Clocks of two machines, or of one before and after it was set, differ by less. */
const tolerance = 60 * 60 * 1000

/** Time in UTC, without the colons that some systems do not take in names. */
export const backupName = (time: Date) =>
  `consultorio-${time.toISOString().slice(0, 19).replaceAll(':', '-')}Z.db`

/** The whole ones in a folder, oldest first; none where there is no folder. */
export const listBackups = (folder: string): Promise<BackupFile[]> => listFiles(folder, { isWhole: true })

/** Those that miss pictures, oldest first. */
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

/** Without those of the future: a clock was wrong, when they were made or now. */
export function pastOnes(backups: readonly BackupFile[], now: Date): BackupFile[] {
  return backups.filter(({ madeAt }) => madeAt.getTime() <= now.getTime() + tolerance)
}

/**
 * Removes the oldest until `keep` are left, and what writers left behind that are gone. Counts, and never looks at
 * ages: whatever the clock says, as many go as came. Files of the future are neither counted nor removed. Of those
 * that miss pictures the newest stays, until there is a whole one after it.
 */
export async function rotateBackups(folder: string, keep: number, now: Date): Promise<void> {
  const past = pastOnes(await listBackups(folder), now)
  const incomplete = pastOnes(await listIncomplete(folder), now)
  const newest = past.at(-1)?.madeAt ?? new Date(0)
  const outdated = incomplete.filter((file) => file !== incomplete.at(-1) || file.madeAt < newest)
  const surplus = past.slice(0, Math.max(0, past.length - keep))
  // Another instance may have removed it already.
  for (const { name } of [...surplus, ...outdated]) await rm(join(folder, name), { force: true })
  await removeAbandoned(folder, now)
}
