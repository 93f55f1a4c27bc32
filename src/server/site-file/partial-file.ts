import { randomBytes } from 'node:crypto'
import { link, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { isRunning } from '../process/is-running.ts'
import { SiteFileError } from './site-file-error.ts'

/** Suffixes of the files that SQLite may leave when it is interrupted. */
const endings = ['', '-wal', '-shm', '-journal'] as const

/** `.<name>.<host>-<process>-<random>.parcial`; the first released version wrote `.<name>.parcial`. */
const pattern = /^\..+\.db(?:\.(?<host>[\w-]+)-(?<pid>\d+)-[0-9a-f]{12})?\.parcial(?:-wal|-shm|-journal)?$/

const minute = 60 * 1000

/**
 * In ms since the last write, after which a partial file counts as abandoned: shorter if its process has ended,
 * longer if it may run on another host.
 */
const abandonedAfter = { gone: 10 * minute, elsewhere: 6 * 60 * minute }

const host = hostname().replaceAll(/[^\w]/g, '_').slice(0, 40) || 'local'

/** Creates a partial file for this process only. Other users cannot read it. */
export async function createPartial(file: string): Promise<string> {
  const own = `${host}-${process.pid}-${randomBytes(6).toString('hex')}`
  const partial = join(dirname(file), `.${basename(file)}.${own}.parcial`)
  await (await open(partial, 'wx', 0o600)).close()
  return partial
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
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
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
  error instanceof Error &&
  'code' in error &&
  ['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP', 'EMLINK'].includes(String(error.code))

export async function removePartial(partial: string): Promise<void> {
  for (const ending of endings) await rm(partial + ending, { force: true })
}

/** Removes the partial files of a process that has ended. */
export async function removePartialsOf(pid: number, folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const found = pattern.exec(name)?.groups
    if (found?.host === host && Number(found.pid) === pid) await rm(join(folder, name), { force: true })
  }
}

/** Removes the partial files of processes that have ended. */
export async function removeAbandoned(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    const found = pattern.exec(name)
    if (!found) continue
    const isGone = found.groups?.host === host && !isRunning(Number(found.groups.pid))
    const timeout = isGone ? abandonedAfter.gone : abandonedAfter.elsewhere
    if (now.getTime() - (await lastWrite(folder, name)) > timeout)
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
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
