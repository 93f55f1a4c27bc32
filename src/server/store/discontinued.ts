import type { Kysely } from 'kysely'
import { type Discontinued, isDiscontinued } from '#contract/discontinued.ts'
import type { Tables } from './tables.ts'

/** What an update took away although an owner used it, until one has read so. */
export async function discontinuedFeatures(db: Kysely<Tables>): Promise<readonly Discontinued[]> {
  const rows = await db.selectFrom('discontinued').select('feature').orderBy('feature').execute()
  return rows.map(({ feature }) => feature).filter(isDiscontinued)
}

/** Forgets what an owner has read: what an update took away, and changes that were set aside. */
export async function forgetDiscontinued(db: Kysely<Tables>): Promise<void> {
  await db.deleteFrom('discontinued').execute()
  await db.deleteFrom('set_aside').execute()
}
