import { randomBytes } from 'node:crypto'
import { link, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { errorCode } from '../problems/error-code.ts'
import { SiteFileError } from './site-file-error.ts'

/** Suffixes of the files that SQLite may leave when it is interrupted. */
const endings = ['', '-wal', '-shm', '-journal'] as const

/** `.<name>.<random>.parcial`; earlier versions wrote other parts between the dots, or none. */
const pattern = /^\..+\.db(?:\.[\w-]+)?\.parcial(?:-wal|-shm|-journal)?$/

/** In ms since the last write, after which a partial file counts as abandoned: its process was killed. */
const abandonedAfter = 6 * 60 * 60 * 1000

/** Path of a partial file that no other writer uses. */
export const partialOf = (file: string): string =>
  join(dirname(file), `.${basename(file)}.${randomBytes(6).toString('hex')}.parcial`)

/** Creates a partial file that other users cannot read. */
export async function createPartial(partial: string): Promise<void> {
  await (await open(partial, 'wx', 0o600)).close()
}

/**
 * Renames the complete file to its final name and flushes it to disk. @throws {SiteFileError} when a file of that
 * name exists.
 */
export async function publishPartial(partial: string, file: string): Promise<void> {
  await flush(partial)
  try {
    await nameExclusively(partial, file)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
    throw new SiteFileError(`«${file}» ya existe: elija otro nombre.`, { cause: error })
  }
  await flush(dirname(file))
}

/** Uses a link because, unlike a rename, it never replaces a file. */
async function nameExclusively(partial: string, file: string): Promise<void> {
  try {
    await link(partial, file)
    await rm(partial)
  } catch (error) {
    if (!hasNoLinks(error)) throw error
    // Some file systems, such as exFAT, have no links. There, an empty file reserves the name first.
    await (await open(file, 'wx', 0o600)).close()
    await rename(partial, file)
  }
}

const hasNoLinks = (error: unknown) =>
  ['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP', 'EMLINK'].includes(errorCode(error) ?? '')

export async function removePartial(partial: string): Promise<void> {
  for (const ending of endings) await rm(partial + ending, { force: true })
}

/** Removes the partial files that no one has written to for hours. */
export async function removeAbandoned(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    if (pattern.test(name) && now.getTime() - (await lastWrite(folder, name)) > abandonedAfter)
      await rm(join(folder, name), { force: true })
  }
}

/**
 * Time of the last write to the file or to SQLite's files beside it: while SQLite writes to its log, the file itself
 * does not change.
 */
async function lastWrite(folder: string, name: string): Promise<number> {
  const partial = name.replace(/-(?:wal|shm|journal)$/, '')
  const times = await Promise.all(
    endings.map((ending) =>
      stat(join(folder, partial + ending)).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    ),
  )
  return Math.max(...times)
}

/** Resolves when a file's content, or a folder's list of files, is on disk. */
export async function flush(path: string): Promise<void> {
  await using handle = await open(path, 'r')
  await handle.sync()
}
