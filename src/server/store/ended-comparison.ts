import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** The section whose comparison of two layouts ended with the update to this version, until an owner has read so. */
export const endedComparison = async (db: Kysely<Tables>): Promise<string | undefined> => {
  const row = await db.selectFrom('ended_comparison').select('section').executeTakeFirst()
  return row?.section
}

export const forgetEndedComparison = (db: Kysely<Tables>): Promise<unknown> =>
  db.deleteFrom('ended_comparison').execute()
