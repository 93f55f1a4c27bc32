import type { Kysely } from 'kysely'
import { type Discontinued, isDiscontinued, type SetAside } from '#contract/discontinued.ts'
import type { Tables } from './tables.ts'

/** What an update took away although an owner used it, until one has read so. */
export async function discontinuedFeatures(db: Kysely<Tables>): Promise<readonly Discontinued[]> {
  const rows = await db.selectFrom('discontinued').select('feature').orderBy('feature').execute()
  return rows.map(({ feature }) => feature).filter(isDiscontinued)
}

/** Changes of one person that an update could not join with those of the others, until an owner has read them. */
export const changesSetAside = (db: Kysely<Tables>): Promise<SetAside[]> =>
  db.selectFrom('set_aside').select(['author', 'place', 'words']).orderBy('id').execute()

export async function forgetDiscontinued(db: Kysely<Tables>): Promise<void> {
  await db.deleteFrom('discontinued').execute()
  await db.deleteFrom('set_aside').execute()
}
