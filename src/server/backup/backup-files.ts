import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** A backup that the server named itself, by the time it was made. */
export type BackupFile = { readonly name: string; readonly madeAt: Date }

const pattern = /^consultorio-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.db$/
const partialPattern = /^\.consultorio-[\dT-]+Z\.db\.parcial(?:-wal|-shm|-journal)?$/

/** Clocks of two machines, or of one before and after it was set, differ by less. */
const tolerance = 60 * 60 * 1000

/** For how long, in ms, nobody has written to what nobody writes any more. */
const abandonedAfter = 60 * 60 * 1000

/** Time in UTC, without the colons that some systems do not take in names. */
export const backupName = (time: Date) =>
  `consultorio-${time.toISOString().slice(0, 19).replaceAll(':', '-')}Z.db`

/** Those in a folder, oldest first; none where there is no folder. */
export async function listBackups(folder: string): Promise<BackupFile[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  })
  return names.flatMap(asBackup).sort((a, b) => a.madeAt.getTime() - b.madeAt.getTime())
}

function asBackup(name: string): BackupFile[] {
  const [, day, hour, minute, second] = pattern.exec(name) ?? []
  const madeAt = new Date(`${day}T${hour}:${minute}:${second}Z`)
  return Number.isNaN(madeAt.getTime()) ? [] : [{ name, madeAt }]
}

/** Without those of the future: a clock was wrong, when they were made or now. */
export function pastOnes(backups: readonly BackupFile[], now: Date): BackupFile[] {
  return backups.filter(({ madeAt }) => madeAt.getTime() <= now.getTime() + tolerance)
}

/**
 * Removes the oldest until `keep` are left, and what a backup that was cut off left behind. Counts, and never looks at
 * ages: whatever the clock says, as many go as came. Files of the future are neither counted nor removed.
 */
export async function rotateBackups(folder: string, keep: number, now: Date): Promise<void> {
  const past = pastOnes(await listBackups(folder), now)
  for (const { name } of past.slice(0, Math.max(0, past.length - keep))) await rm(join(folder, name))

  for (const name of await readdir(folder)) {
    if (!partialPattern.test(name)) continue
    const { mtimeMs } = await stat(join(folder, name))
    if (Math.abs(now.getTime() - mtimeMs) > abandonedAfter) await rm(join(folder, name), { force: true })
  }
}
