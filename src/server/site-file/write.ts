import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, sql } from 'kysely'
import { isPostgres } from '../store/blob.ts'
import { copySite, readingAtOnce } from '../store/copy-site.ts'
import type { DatabaseLocation } from '../store/database-location.ts'
import { migrate } from '../store/migrate.ts'
import { withDatabase } from '../store/open-database.ts'
import { isMissingOrEmpty } from '../store/sqlite/inspect-file.ts'
import { nodeSqliteDialect } from '../store/sqlite/node-sqlite-dialect.ts'
import { named } from '../store/sqlite/sqlite-errors.ts'
import { isStoreError, StoreUnavailableError } from '../store/store-errors.ts'
import type { Tables } from '../store/tables.ts'
import { checkSiteFile } from './check.ts'
import { contentDigest } from './content-digest.ts'
import { isWritten, writtenRows } from './contents.ts'
import { refuseWithoutSpace } from './free-space.ts'
import { createPartial, partialOf, publishPartial, removePartial } from './partial-file.ts'
import { BackupRunningError, SiteFileError } from './site-file-error.ts'
import { type SiteFileKind, writeInfo } from './site-file-info.ts'

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
 * Writes a snapshot of the site to one file that other users cannot read. Others can read and write the database
 * meanwhile. The file gets its name only when it is complete, on disk, and has passed the same check that reading it
 * makes. A picture that the database cannot read is omitted, and the file name then says that it is incomplete.
 * @throws {SiteFileError}
 */
export async function writeSiteFile(job: SiteFileJob): Promise<WrittenFile> {
  const { kind, database, file, storedSecret, partial = partialOf(file) } = job
  if (existsSync(file)) throw new SiteFileError(`«${file}» ya existe: elija otro nombre.`)
  // Opening a missing database would create one.
  if (database.kind === 'sqlite' && isMissingOrEmpty(database.file))
    throw new StoreUnavailableError(`No hay base de datos en «${database.file}».`)
  const createdAt = new Date().toISOString()
  try {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 })
    const missing = await withDatabase(database, async (db) => {
      await refuseWithoutSpace(dirname(file), db, kind)
      await createPartial(partial)
      return takeSnapshot(db, kind, partial)
    })
    using written = new DatabaseSync(partial)
    written.exec(unjournaled)
    writeInfo(written, {
      kind,
      createdAt,
      digest: contentDigest(written),
      ...(kind === 'backup' && storedSecret && { authSecret: storedSecret }),
      ...(missing.length > 0 && { missing }),
    })
    written.close()
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

/** The target needs no journal, because it is deleted when anything fails. */
const unjournaled = 'pragma journal_mode = memory; pragma synchronous = off; pragma foreign_keys = off'

/** Copies what a file of this kind contains to an empty SQLite file. @returns the pictures that could not be read. */
async function takeSnapshot(db: Kysely<Tables>, kind: SiteFileKind, target: string): Promise<string[]> {
  const file = new DatabaseSync(target)
  file.exec(unjournaled)
  // Errors of this file stay as they are: named, they would count as errors of the site's database.
  await using to = new Kysely<Tables>({ dialect: nodeSqliteDialect(file, (error) => error) })
  await migrate(to)
  const missing: string[] = []
  await readingAtOnce(db, async (source) => {
    await takeBackupLock(source)
    if (!(await source.selectFrom('release').select('id').limit(1).executeTakeFirst()))
      throw new SiteFileError('Aún no hay un sitio que guardar: inícielo una vez con «npm start».')
    await copySite(source, to, {
      includes: (table) => isWritten(kind, table),
      rows: (table) => writtenRows(kind, table),
      onUnreadable: (key) => missing.push(key),
    })
  })
  return missing
}

/** Key of the advisory lock. The number is arbitrary but unique in this program. */
const backupLock = 26_112_013

/**
 * Only one instance on the same PostgreSQL writes a site file; otherwise instances that share a folder would each write
 * one. The lock ends with the transaction, even if the process is killed.
 * @throws {BackupRunningError} when another instance has the lock.
 */
export async function takeBackupLock(tx: Kysely<Tables>): Promise<void> {
  if (!isPostgres(tx)) return
  const { rows } = await sql`select 1 where pg_try_advisory_xact_lock(${sql.lit(backupLock)})`.execute(tx)
  if (rows.length === 0) throw new BackupRunningError()
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
