import { Kysely, sql } from 'kysely'
import { Pool } from 'pg'
import { hasOtherInstances } from '#server/store/is-in-use.ts'
import { connectionSettings } from '#server/store/postgres/connection-settings.ts'
import { poolDialect } from '#server/store/postgres/pool-dialect.ts'
import type { Tables } from '#server/store/tables.ts'
import { CommandError } from '../support/command.ts'
import { convertTables, refuseUnreadable } from './convert-tables.ts'
import type { FormerTables } from './former-tables.ts'
import { mustConvert } from './site-state.ts'

/** Converts a database in one transaction. @returns whether there was anything to do. */
export async function convertPostgres(url: string): Promise<boolean> {
  const pool = new Pool({ ...connectionSettings(url), max: 1 })
  await using db = new Kysely<Record<never, never>>({ dialect: poolDialect(pool) })
  const done = await db.withTables<FormerTables>().selectFrom('kysely_migration').select('name').execute()
  const names = done.map(({ name }) => name)
  if (!mustConvert(names)) return false
  if (await hasOtherInstances(db.withTables<Tables>()))
    throw new CommandError('Un servidor usa la base de datos: deténgalo antes.')
  await db.transaction().execute(async (tx) => {
    await convertTables(tx.withTables<FormerTables>(), names)
    await sql`alter table visit_count rename constraint week_count_key to visit_count_pk`.execute(tx)
    await refuseUnreadable(tx.withTables<Tables>())
  })
  return true
}
