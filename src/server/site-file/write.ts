import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { DatabaseLocation } from '../store/database-location.ts'
import { named } from '../store/sqlite/sqlite-errors.ts'
import { isStoreError } from '../store/store-errors.ts'
import { checkSiteFile } from './check.ts'
import { contentDigest } from './content-digest.ts'
import { refuseWithoutSpace } from './free-space.ts'
import { createPartial, partialOf, publishPartial, removePartial } from './partial-file.ts'
import { SiteFileError } from './site-file-error.ts'
import { type SiteFileKind, writeInfo } from './site-file-info.ts'
import { takeSnapshot } from './snapshot.ts'

export type SiteFileJob = {
  readonly kind: SiteFileKind
  readonly database: DatabaseLocation
  readonly file: string
  /** The secret in the data folder. A secret from the environment is not stored, because the operator keeps it. */
  readonly storedSecret?: string | undefined
  /** Path while the file is being written, if the caller removes what a killed process leaves. */
  readonly partial?: string
}

export type WrittenFile = {
  /** Path of the written file. An incomplete file has a different name. */
  readonly file: string
  /** Pictures that the database could not read, by source hash. */
  readonly missing: readonly string[]
}

/** File name for a file with missing pictures, which does not count as a backup. */
export const incompleteName = (file: string) => file.replace(/(?:\.db)?$/, '.incompleta.db')

/**
 * Writes a snapshot of the site to one file that other users cannot read. The file gets its name only when it is
 * complete, on disk, and has passed the same check that reading it makes. A picture that the database cannot read is
 * omitted, and the file name then says that it is incomplete.
 * @throws {SiteFileError}
 */
export async function writeSiteFile({
  kind,
  database,
  file,
  storedSecret,
  partial = partialOf(file),
}: SiteFileJob): Promise<WrittenFile> {
  if (existsSync(file)) throw new SiteFileError(`«${file}» ya existe: elija otro nombre.`)
  const createdAt = new Date().toISOString()
  try {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 })
    await refuseWithoutSpace(dirname(file), database, kind)
    await createPartial(partial)
    const missing = (await takeSnapshot(database, kind, partial)).map(({ hash }) => hash)
    seal(partial, {
      kind,
      createdAt,
      ...(kind === 'backup' && storedSecret && { authSecret: storedSecret }),
      ...(missing.length > 0 && { missing }),
    })
    await checkSiteFile(partial, kind)
    const name = missing.length > 0 ? incompleteName(file) : file
    await publishPartial(partial, name)
    return { file: name, missing }
  } catch (error) {
    // If the removal fails too, report the first error.
    await Promise.allSettled([removePartial(partial)])
    throw explain(error, file)
  }
}

function seal(file: string, info: Omit<Parameters<typeof writeInfo>[1], 'digest'>): void {
  using database = new DatabaseSync(file)
  database.exec('pragma journal_mode = memory; pragma synchronous = off')
  if (!database.prepare('select 1 from release').get()) {
    throw new SiteFileError('Aún no hay un sitio que guardar: inícielo una vez con «npm start».')
  }
  writeInfo(database, { ...info, digest: contentDigest(database) })
}

/**
 * Errors in reading the site already have a message. Any other refusal of the disk or the system comes from writing.
 */
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
