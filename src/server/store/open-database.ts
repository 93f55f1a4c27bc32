import type { DatabaseLocation } from './database-location.ts'
import type { OpenedDatabase } from './opened-database.ts'
import { openSqlite } from './sqlite/open-sqlite.ts'

/** Opens the database with its tables up to date. Nothing is written to it before it is known to be whole and ours. */
export async function openDatabase(location: DatabaseLocation): Promise<OpenedDatabase> {
  if (location.kind === 'sqlite') return openSqlite(location.file)
  // Most sites never need it.
  const { openPostgres } = await import('./postgres/open-postgres.ts')
  return openPostgres(location.url)
}
