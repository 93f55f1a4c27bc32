import { type Kysely, sql } from 'kysely'
import type { Tables } from '../tables.ts'
import { applicationName } from './connection-settings.ts'

/**
 * Whether another process of this program is connected. A running server always is, because it listens for
 * releases.
 */
export async function hasOtherInstances(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_stat_activity
    where datname = current_database() and application_name = ${applicationName} and pid <> pg_backend_pid()
    limit 1`.execute(db)
  return rows.length > 0
}
