import type { Kysely } from 'kysely'
import type { DatabaseLocation } from './database-location.ts'
import type { OpenedDatabase } from './opened-database.ts'
import { openSqlite } from './sqlite/open-sqlite.ts'
import type { Tables } from './tables.ts'

/**
 * Opens the database and brings its tables up to date. Checks first that the database is intact and belongs to this
 * site.
 */
export async function openDatabase(location: DatabaseLocation): Promise<OpenedDatabase> {
  if (location.kind === 'sqlite') return openSqlite(location.file)
  // Loaded on demand, because most sites do not use PostgreSQL.
  const { openPostgres } = await import('./postgres/open-postgres.ts')
  return openPostgres(location.url)
}

/** Opens a database, and closes it after the work. */
export async function withDatabase<Result>(
  location: DatabaseLocation,
  work: (db: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  const { db, close } = await openDatabase(location)
  try {
    return await work(db)
  } finally {
    await close()
  }
}
