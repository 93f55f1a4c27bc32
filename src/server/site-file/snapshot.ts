import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { Kysely } from 'kysely'
import { copySite, type UnreadablePicture } from '../store/copy-site.ts'
import type { DatabaseLocation } from '../store/database-location.ts'
import { migrate } from '../store/migrate.ts'
import { withDatabase } from '../store/open-database.ts'
import { isMissingOrEmpty } from '../store/sqlite/inspect-file.ts'
import { nodeSqliteDialect } from '../store/sqlite/node-sqlite-dialect.ts'
import { named } from '../store/sqlite/sqlite-errors.ts'
import { BusyStoreError, DamagedStoreError, StoreUnavailableError } from '../store/store-errors.ts'
import type { Tables } from '../store/tables.ts'
import { isWritten, writtenRows } from './contents.ts'
import { BackupRunningError, SiteFileError } from './site-file-error.ts'
import type { SiteFileKind } from './site-file-info.ts'
import { schemaAfter } from './site-schema.ts'

/** Maximum time, in ms, to wait for a lock. After a crash, the WAL needs one for a moment. */
const lockTimeout = 10_000

/** The target needs no journal, because it is deleted when anything fails. */
const unjournaled = 'pragma journal_mode = memory; pragma synchronous = off; pragma foreign_keys = off'

/**
 * Writes a consistent snapshot of the data that a file of this kind contains to an empty SQLite file. Others can read
 * and write the database meanwhile. @returns the pictures that could not be read.
 */
export function takeSnapshot(
  database: DatabaseLocation,
  kind: SiteFileKind,
  target: string,
): Promise<readonly UnreadablePicture[]> {
  if (database.kind === 'sqlite') return copyFile(database.file, kind, target)
  return withBackupLock(database.url, () => copyRows(database, kind, target))
}

/** Copies in one SQLite transaction, which blocks this thread until it is done. */
async function copyFile(file: string, kind: SiteFileKind, target: string): Promise<readonly never[]> {
  if (isMissingOrEmpty(file)) throw new StoreUnavailableError(`No hay base de datos en «${file}».`)
  using database = new DatabaseSync(target, { timeout: lockTimeout })
  try {
    database.exec(unjournaled)
    database.prepare('attach ? as site').run(`${pathToFileURL(file).href}?mode=ro`)
    database.exec('begin')
    if (!database.prepare(`select 1 from site.sqlite_schema where name = 'kysely_migration'`).get()) {
      throw new SiteFileError('Aún no hay un sitio que guardar: inícielo una vez con «npm start».')
    }
    const done = database.prepare('select name from site.kysely_migration order by name').all()
    for (const { name, table, sql } of await schemaAfter(done.map(({ name }) => String(name)))) {
      if (sql === null) continue
      database.exec(sql)
      if (name === table && isWritten(kind, name)) copyTable(database, name, kind)
    }
    database.exec('commit; detach site')
    return []
  } catch (error) {
    // These errors concern the source; all others here concern the target.
    const known = named(error)
    throw known instanceof DamagedStoreError || known instanceof BusyStoreError ? known : error
  }
}

function copyTable(database: DatabaseSync, table: string, kind: SiteFileKind): void {
  const columns = database
    .prepare('select name from pragma_table_info(?)')
    .all(table)
    .map(({ name }) => `"${String(name)}"`)
    .join()
  const rows = writtenRows(kind, table, 'site.') ?? 'true'
  database.exec(
    `insert into main."${table}" (${columns}) select ${columns} from site."${table}" as own where ${rows}`,
  )
}

const copyRows = (database: DatabaseLocation, kind: SiteFileKind, target: string) =>
  withDatabase(database, async (from): Promise<readonly UnreadablePicture[]> => {
    const file = new DatabaseSync(target)
    file.exec(unjournaled)
    await using to = new Kysely<Tables>({ dialect: nodeSqliteDialect(file) })
    await migrate(to)
    const unreadable: UnreadablePicture[] = []
    await copySite(from, to, {
      includes: (table) => isWritten(kind, table),
      rows: (table) => writtenRows(kind, table),
      onUnreadable: (picture) => unreadable.push(picture),
    })
    return unreadable
  })

/** Key of the advisory lock. The number is arbitrary but unique in this program. */
const backupLock = 26_112_013

/**
 * Runs `work` while no other instance on the same PostgreSQL writes a site file; otherwise instances that share a
 * folder would each write one. The lock ends with its connection, even if the process is killed.
 * @throws {BackupRunningError} when another instance has the lock.
 */
export async function withBackupLock<Result>(url: string, work: () => Promise<Result>): Promise<Result> {
  // Imported on demand, because most sites do not use PostgreSQL.
  const { Client } = await import('pg')
  const { connectionSettings } = await import('../store/postgres/connection-settings.ts')
  const { named } = await import('../store/postgres/postgres-errors.ts')
  const client = new Client({ ...connectionSettings(url), application_name: 'consultorio-backup' })
  // If the database is lost, the work itself fails, because it uses other connections.
  client.on('error', () => {})
  const lock = async () => {
    await client.connect()
    const { rows } = await client.query('select 1 where pg_try_advisory_lock($1)', [backupLock])
    return rows.length > 0
  }
  try {
    const isFree = await lock().catch((error: unknown) => {
      throw named(error)
    })
    if (!isFree) throw new BackupRunningError()
    return await work()
  } finally {
    // Do not await this: a dead connection never confirms that it ended.
    void client.end().catch(() => {})
  }
}
