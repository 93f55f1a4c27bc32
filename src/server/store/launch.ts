import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** When the site was launched. */
export async function readLaunch(db: Kysely<Tables>): Promise<string | undefined> {
  const row = await db.selectFrom('launch').select('launched_at').orderBy('launched_at').executeTakeFirst()
  return row?.launched_at
}
