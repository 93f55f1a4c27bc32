import { Kysely } from 'kysely'
import { migrate } from '../migrate.ts'
import { type OpenedDatabase, writeInPlace } from '../opened-database.ts'
import { noteStoreErrors, UnsafeSqliteError } from '../store-errors.ts'
import type { Tables } from '../tables.ts'
import { retryWhileBusy } from '../transact.ts'
import { connect } from './connect-sqlite.ts'
import { inspectFile } from './inspect-file.ts'
import { nodeSqliteDialect } from './node-sqlite-dialect.ts'
import { threadedWrites } from './threaded-writes.ts'

/** Earlier SQLite versions have a bug that can lose data when the WAL is reset: https://sqlite.org/wal.html */
const safeSqlite = '3.51.3'

/** Longest time, in ms, that SQLite may block the event loop while another process holds the lock. */
const busyTimeout = 20

/** @param file May be `:memory:`. */
export async function openSqlite(file: string): Promise<OpenedDatabase> {
  refuseUnsafeSqlite(process.versions.sqlite)
  if (file !== ':memory:') await retryWhileBusy(async () => inspectFile(file))

  const db = new Kysely<Tables>({
    dialect: nodeSqliteDialect(await retryWhileBusy(async () => connect(file, busyTimeout))),
    log: noteStoreErrors,
  })
  try {
    await migrate(db)
  } catch (error) {
    await db.destroy()
    throw error
  }

  if (file === ':memory:') return { db, writeLarge: writeInPlace(db), close: () => db.destroy() }
  const { write, close } = threadedWrites(file)
  return {
    db,
    writeLarge: write,
    async close() {
      await close()
      await db.destroy()
    },
  }
}

/** @throws {UnsafeSqliteError} */
export function refuseUnsafeSqlite(version: string | undefined): void {
  if (version && version.localeCompare(safeSqlite, 'en', { numeric: true }) >= 0) return
  throw new UnsafeSqliteError(
    `Este Node trae SQLite ${version}, que puede perder datos: se necesita ${safeSqlite} o posterior.`,
  )
}
