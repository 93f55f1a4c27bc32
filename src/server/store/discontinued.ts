import type { Kysely } from 'kysely'
import { type Discontinued, isDiscontinued } from '#contract/discontinued.ts'
import type { Tables } from './tables.ts'

/** What an update took away although an owner used it, until one has read so. */
export async function discontinuedFeatures(db: Kysely<Tables>): Promise<readonly Discontinued[]> {
  const rows = await db.selectFrom('discontinued').select('feature').orderBy('feature').execute()
  return rows.map(({ feature }) => feature).filter(isDiscontinued)
}

export const forgetDiscontinued = (db: Kysely<Tables>): Promise<unknown> =>
  db.deleteFrom('discontinued').execute()
