import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '../problems/error-code.ts'
import { removeAbandoned } from '../site-file/partial-file.ts'

/** A file that the server named by what it is and the time when it was made. */
export type StampedFile = {
  readonly name: string
  /** Beginning of its name. */
  readonly word: string
  readonly madeAt: Date
  readonly isWhole: boolean
}

const pattern = /^([a-z]+)-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z(\.incompleta)?\.(?:db|zip)$/

/** In ms. Clock differences between machines, or after a clock is set, are smaller than this. */
const tolerance = 60 * 60 * 1000

/** Time in UTC, without colons, which some systems do not allow in file names. */
export const stampedName = (word: string, time: Date, ending = 'db') =>
  `${word}-${time.toISOString().slice(0, 19).replaceAll(':', '-')}Z.${ending}`

export const backupName = (time: Date) => stampedName('consultorio', time)

/** The files in a folder that the server named, oldest first; none when there is no folder. */
export async function listStamped(folder: string): Promise<StampedFile[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  })
  return names.flatMap(asStamped).sort((a, b) => a.madeAt.getTime() - b.madeAt.getTime())
}

function asStamped(name: string): StampedFile[] {
  const [, word = '', day, hour, minute, second, incomplete] = pattern.exec(name) ?? []
  const madeAt = new Date(`${day}T${hour}:${minute}:${second}Z`)
  return Number.isNaN(madeAt.getTime()) ? [] : [{ name, word, madeAt, isWhole: incomplete === undefined }]
}

/**
 * The complete backups in a folder and those with missing pictures, oldest first. Leaves out backups dated in the
 * future: a clock was wrong, either then or now.
 */
export async function listBackups(folder: string, now: Date) {
  const backups = (await listStamped(folder)).filter(
    ({ word, madeAt }) => word === 'consultorio' && madeAt.getTime() <= now.getTime() + tolerance,
  )
  const { whole = [], incomplete = [] } = Object.groupBy(backups, ({ isWhole }) =>
    isWhole ? 'whole' : 'incomplete',
  )
  return { whole, incomplete }
}

/**
 * Removes the oldest complete backups until `keep` are left, and files abandoned by other processes. It goes by count
 * and not by age, so a wrong clock cannot delete more than it should. Files dated in the future are neither counted
 * nor removed. The newest backup with missing pictures stays until a newer complete one exists.
 */
export async function rotateBackups(folder: string, keep: number, now: Date): Promise<void> {
  const { whole, incomplete } = await listBackups(folder, now)
  const newest = whole.at(-1)?.madeAt ?? new Date(0)
  const outdated = incomplete.filter((file) => file !== incomplete.at(-1) || file.madeAt < newest)
  const surplus = whole.slice(0, Math.max(0, whole.length - keep))
  // Another instance may have already removed it.
  for (const { name } of [...surplus, ...outdated]) await rm(join(folder, name), { force: true })
  await removeAbandoned(folder, now)
}
