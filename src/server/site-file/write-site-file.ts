import { existsSync } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { DatabaseLocation } from '../store/database-location.ts'
import { named } from '../store/sqlite/sqlite-errors.ts'
import { isStoreError } from '../store/store-errors.ts'
import type { Tables } from '../store/tables.ts'
import { checkSiteFile } from './check-site-file.ts'
import { contentDigest, tablesOf } from './content-digest.ts'
import { SiteFileError } from './site-file-error.ts'
import { type SiteFileInfo, writeInfo } from './site-file-info.ts'
import { takeSnapshot } from './take-snapshot.ts'

type Options = {
  readonly database: DatabaseLocation
  readonly file: string
  readonly info: Omit<SiteFileInfo, 'digest'>
  /** Tables whose rows stay behind. */
  readonly without: readonly (keyof Tables)[]
}

/**
 * Writes one moment of the site as one file, which nobody else on the machine may read. It has its name only when it is
 * whole, on the disk, and passed the check that whoever reads it makes.
 */
export async function writeSiteFile({ database, file, info, without }: Options): Promise<void> {
  if (existsSync(file)) throw new SiteFileError(`«${file}» ya existe: elija otro nombre.`)
  const partial = partialOf(file)
  try {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 })
    await (await open(partial, 'w', 0o600)).close()
    await takeSnapshot(database, partial)
    seal(partial, { info, without })
    checkSiteFile(partial, info.kind)
    await flush(partial)
    await rename(partial, file)
    await flush(dirname(file))
  } catch (error) {
    // Where this fails too, what failed first says why.
    await Promise.allSettled([removePartial(file)])
    throw explain(error, file)
  }
}

/** Where a file is while it is being written. */
const partialOf = (file: string) => join(dirname(file), `.${basename(file)}.parcial`)

/** With what SQLite leaves beside a file that it was still writing. */
export async function removePartial(file: string): Promise<void> {
  for (const ending of ['', '-wal', '-shm', '-journal']) await rm(partialOf(file) + ending, { force: true })
}

function seal(file: string, { info, without }: Pick<Options, 'info' | 'without'>): void {
  const database = new DatabaseSync(file)
  try {
    // It is thrown away when anything fails: no journal is needed, nor left behind. What is removed is overwritten.
    database.exec(`
      pragma journal_mode = delete;
      pragma journal_mode = memory;
      pragma synchronous = off;
      pragma secure_delete = on;
      pragma foreign_keys = off`)
    const present = new Set(tablesOf(database))
    if (!present.has('release') || !database.prepare('select 1 from release').get()) {
      throw new SiteFileError('Aún no hay un sitio que guardar: inícielo una vez con «npm start».')
    }
    for (const table of without) if (present.has(table)) database.exec(`delete from "${table}"`)
    if (without.includes('media_former') && present.has('media_former')) removeFormerPictures(database)
    writeInfo(database, { ...info, digest: contentDigest(database) })
  } finally {
    database.close()
  }
}

/** The bytes of pictures that were replaced or removed. */
function removeFormerPictures(database: DatabaseSync): void {
  database.exec(`
    delete from media_rendition where version not in (select version from media_item);
    delete from media_source where hash not in (select source_hash from media_item)`)
}

/** What went wrong in reading the site is told already; all else that a disk or a system refuses came of writing. */
function explain(error: unknown, file: string): unknown {
  if (!(error instanceof Error) || error instanceof SiteFileError || isStoreError(error)) return error
  const { message } = error
  const isRefusal = 'syscall' in error || isStoreError(named(error))
  if (!isRefusal) return error
  return new SiteFileError(
    `No se pudo escribir «${file}» (${message}): revise el espacio y los permisos del disco.`,
    { cause: error },
  )
}

/** Until what was written to a file, or to a folder's list of files, is on the disk. */
export async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
