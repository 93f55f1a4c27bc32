import type { Kysely } from 'kysely'
import { addDays } from '#content/hours/local-time.ts'
import type { Tables, VisitCountTable } from './tables.ts'
import { transact } from './transact.ts'

export type VisitCount = VisitCountTable

/** How long counts are kept, in days: this year and the one before. */
const keptDays = 760

/** Adds counts to those that are stored. Several instances may do so at once. */
export function addVisits(db: Kysely<Tables>, counts: readonly VisitCount[]): Promise<void> {
  // Always in the same order, so that two instances never wait for each other.
  const keyOf = ({ week, page, metric }: VisitCount) => `${week} ${page} ${metric}`
  const sorted = counts.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
  return transact(db, async (tx) => {
    for (const row of sorted)
      await tx
        .insertInto('visit_count')
        .values(row)
        .onConflict((conflict) =>
          conflict
            .columns(['week', 'page', 'metric'])
            .doUpdateSet(({ eb }) => ({ count: eb('visit_count.count', '+', row.count) })),
        )
        .execute()
  })
}

/** All counts since a week, ordered by week. */
export const readVisits = (db: Kysely<Tables>, week: string): Promise<VisitCount[]> =>
  db.selectFrom('visit_count').selectAll().where('week', '>=', week).orderBy('week').execute()

/** Deletes counts that are too old. */
export async function sweepVisits(db: Kysely<Tables>, now = new Date()): Promise<void> {
  const before = addDays(now.toISOString().slice(0, 10), -keptDays)
  const old = db.selectFrom('visit_count').select('week').where('week', '<', before).limit(1)
  // A SQLite transaction writes even if it deletes nothing, and a start should not need free disk space.
  if ((await old.executeTakeFirst()) === undefined) return
  await db.deleteFrom('visit_count').where('week', '<', before).execute()
}
