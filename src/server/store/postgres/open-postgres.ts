import { Kysely, sql } from 'kysely'
import { Pool } from 'pg'
import { migrate, refuseForeign } from '../migrate.ts'
import { type OpenedDatabase, writeInPlace } from '../opened-database.ts'
import { noteStoreErrors } from '../store-errors.ts'
import type { Tables } from '../tables.ts'
import { connectionSettings } from './connection-settings.ts'
import { poolDialect } from './pool-dialect.ts'
import { createReleaseNotifications } from './release-notifications.ts'

/** More connections would not be faster: there are few owners, and visitors' requests read no database. */
const maxConnections = 8

export async function openPostgres(url: string): Promise<OpenedDatabase> {
  const pool = new Pool({ ...connectionSettings(url), max: maxConnections })
  // The pool replaces an idle connection that is lost. On a connection in use, the query fails with the reason.
  const ignore = () => {}
  pool.on('error', ignore).on('connect', (client) => client.on('error', ignore))

  const db = new Kysely<Tables>({ dialect: poolDialect(pool), log: noteStoreErrors })
  try {
    refuseForeign(...(await tablesOf(db)))
    await migrate(db)
  } catch (error) {
    await db.destroy()
    throw error
  }
  return {
    db,
    writeLarge: writeInPlace(db),
    notifications: createReleaseNotifications(url),
    close: () => db.destroy(),
  }
}

/** Table names of the database, and names of the migrations already applied. */
async function tablesOf(db: Kysely<Tables>): Promise<[string[], string[]]> {
  type Names = { name: string }
  const found =
    await sql<Names>`select tablename as name from pg_tables where schemaname = current_schema()`.execute(db)
  const tables = found.rows.map(({ name }) => name)
  if (!tables.includes('kysely_migration')) return [tables, []]
  const done = await sql<Names>`select name from kysely_migration`.execute(db)
  return [tables, done.rows.map(({ name }) => name)]
}
