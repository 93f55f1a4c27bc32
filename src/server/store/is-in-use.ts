import { type Kysely, sql } from 'kysely'
import type { DatabaseLocation } from './database-location.ts'
import { withDatabase } from './open-database.ts'
import { isFileInUse } from './sqlite/is-file-in-use.ts'
import type { Tables } from './tables.ts'

/** Whether a server has the database open, even if it is idle. */
export async function isInUse(location: DatabaseLocation): Promise<boolean> {
  return location.kind === 'sqlite' ? isFileInUse(location.file) : withDatabase(location, hasOtherInstances)
}

/** Whether another process of this program is connected. A running server always is: it listens for releases. */
export async function hasOtherInstances(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
      and application_name = current_setting('application_name')
    limit 1`.execute(db)
  return rows.length > 0
}
