import type { Kysely } from 'kysely'
import { retryWhileBusy } from './retry-while-busy.ts'
import type { Tables } from './tables.ts'

/** The section whose comparison of two layouts ended with the update to this version, until an owner has read so. */
export const endedComparison = (db: Kysely<Tables>): Promise<string | undefined> =>
  retryWhileBusy(async () => {
    const row = await db.selectFrom('ended_comparison').select('section').executeTakeFirst()
    return row?.section
  })

export const forgetEndedComparison = (db: Kysely<Tables>): Promise<unknown> =>
  retryWhileBusy(() => db.deleteFrom('ended_comparison').execute())
