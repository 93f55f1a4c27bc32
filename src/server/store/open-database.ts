import { Kysely, Migrator } from 'kysely'
import { connect } from './connect-sqlite.ts'
import { inspectFile } from './inspect-file.ts'
import { migrations } from './migrations/index.ts'
import { nodeSqliteDialect } from './node-sqlite-dialect.ts'
import { whileBusy } from './sqlite-errors.ts'
import { UnsafeSqliteError } from './store-errors.ts'
import type { Tables } from './tables.ts'

/** SQLite before this has a fault that can lose data when the WAL is reset: https://sqlite.org/wal.html */
const safeSqlite = '3.51.3'

/** Longest time, in ms, that SQLite may hold the event loop for another process's lock. */
const busyTimeout = 20

/**
 * Opens the database at `file` (or `:memory:`) with its tables up to date.
 * Nothing is written to a file before it is known to be whole and ours.
 */
export async function openDatabase(file: string): Promise<Kysely<Tables>> {
  refuseUnsafeSqlite(process.versions.sqlite)
  if (file !== ':memory:') await whileBusy(async () => inspectFile(file))

  const db = new Kysely<Tables>({
    dialect: nodeSqliteDialect(await whileBusy(async () => connect(file, busyTimeout))),
  })
  try {
    await whileBusy(() => migrate(db))
    return db
  } catch (error) {
    await db.destroy()
    throw error
  }
}

/** @throws {UnsafeSqliteError} */
export function refuseUnsafeSqlite(version: string | undefined): void {
  if (version && version.localeCompare(safeSqlite, 'en', { numeric: true }) >= 0) return
  throw new UnsafeSqliteError(
    `Este Node trae SQLite ${version}, que puede perder datos: se necesita ${safeSqlite} o posterior.`,
  )
}

async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
