import { randomBytes } from 'node:crypto'
import { link, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { errorCode } from '../problems/error-code.ts'
import { SiteFileError } from './site-file-error.ts'

/** `.<name>.<random>.parcial`, and what SQLite writes beside it. */
const pattern = /^\..+\.parcial(?:-\w+)?$/

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

export const removePartial = (partial: string): Promise<void> => rm(partial, { force: true })

/** Removes the partial files that no one has written to for hours. */
export async function removeAbandoned(folder: string, now: Date): Promise<void> {
  for (const name of (await readdir(folder)).filter((each) => pattern.test(each))) {
    const path = join(folder, name)
    const lastWrite = (await stat(path).catch(() => undefined))?.mtimeMs ?? 0
    if (now.getTime() - lastWrite > abandonedAfter) await rm(path, { force: true })
  }
}

/** Resolves when a file's content, or a folder's list of files, is on disk. */
export async function flush(path: string): Promise<void> {
  await using handle = await open(path, 'r')
  await handle.sync()
}
