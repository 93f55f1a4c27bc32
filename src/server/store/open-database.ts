import type { DatabaseLocation } from './database-location.ts'
import type { OpenedDatabase } from './opened-database.ts'
import { openSqlite } from './sqlite/open-sqlite.ts'

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
