import type { Kysely, Transaction } from 'kysely'
import { addDays } from '#content/hours/local-time.ts'
import {
  type Metric,
  otherKey,
  type ReviewMetric,
  reviewAsk,
  reviewOpening,
} from '#content/visits/visit-kinds.ts'
import type { Tables, VisitCountTable } from './tables.ts'
import { transact } from './transact.ts'

export type VisitCount = VisitCountTable
/** A count of what visitors did. */
export type VisitorCount = VisitCount & { readonly metric: Metric }
/** What is counted, without how often. */
export type VisitKey = Omit<VisitCount, 'count'>

/** Different rows that one day may have. Further pages and sources are added up under `otherKey`. */
const maxRows = 2000
/** Different sources of one day: anyone can make them up. */
const maxSources = 100

/** How long counts are kept, in days: this year and the one before. */
const keptDays = 760

/** Identifies a row. */
export const keyOf = ({ day, metric, page, section, layout, source }: VisitKey): string =>
  [day, metric, page, section, layout, source].join('\n')

/** Adds counts to those that are stored. Several instances may do so at once. */
export function addVisits(db: Kysely<Tables>, counts: readonly VisitCount[]): Promise<void> {
  const days = Map.groupBy(counts, ({ day }) => day)
  return transact(db, async (tx) => {
    for (const [day, ofDay] of days) await addDay(tx, day, ofDay)
  })
}

async function addDay(tx: Transaction<Tables>, day: string, counts: readonly VisitCount[]): Promise<void> {
  const stored = await tx.selectFrom('visit_count').selectAll().where('day', '=', day).execute()
  const known = new Set(stored.map(keyOf))
  const sources = new Set(stored.map(({ source }) => source))
  const added = new Map<string, VisitCount>()
  for (const count of counts) {
    let row = count
    if (!known.has(keyOf(row))) {
      if (!sources.has(row.source) && sources.size >= maxSources) row = { ...row, source: otherKey }
      if (known.size >= maxRows && row.page !== '') row = { ...row, page: otherKey }
    }
    const key = keyOf(row)
    known.add(key)
    sources.add(row.source)
    added.set(key, { ...row, count: row.count + (added.get(key)?.count ?? 0) })
  }
  // Always in the same order, so that two instances never wait for each other.
  for (const [, row] of [...added].sort(([one], [other]) => (one < other ? -1 : 1))) {
    await tx
      .insertInto('visit_count')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'metric', 'page', 'section', 'layout', 'source'])
          .doUpdateSet(({ eb }) => ({ count: eb('visit_count.count', '+', row.count) })),
      )
      .execute()
  }
}

/** Counts one more message that asks a patient for a review. */
export const addReviewAsk = (db: Kysely<Tables>, day: string): Promise<void> =>
  addVisits(db, [{ day, metric: reviewAsk, page: '', section: '', layout: '', source: '', count: 1 }])

/** How often reviews were asked for, or their short addresses opened, since a day. */
export async function reviewsSince(db: Kysely<Tables>, metric: ReviewMetric, from: string): Promise<number> {
  const rows = await db
    .selectFrom('visit_count')
    .select('count')
    .where('metric', '=', metric)
    .where('day', '>=', from)
    .execute()
  return rows.reduce((sum, { count }) => sum + count, 0)
}

/** All counts of visitors from one day to another, both included. */
export const readVisits = (db: Kysely<Tables>, from: string, to: string): Promise<VisitorCount[]> =>
  db
    .selectFrom('visit_count')
    .selectAll()
    .$narrowType<{ metric: Metric }>()
    .where('metric', 'not in', [reviewAsk, reviewOpening])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .execute()

/** The first day with a count. */
export const firstVisitDay = async (db: Kysely<Tables>): Promise<string | undefined> => {
  const first = db.selectFrom('visit_count').select('day').orderBy('day').limit(1)
  return (await first.executeTakeFirst())?.day
}

/** Deletes counts that are too old. */
export async function sweepVisits(db: Kysely<Tables>, now = new Date()): Promise<void> {
  const before = addDays(now.toISOString().slice(0, 10), -keptDays)
  const first = await firstVisitDay(db)
  // A SQLite transaction writes even if it deletes nothing, and a start should not need free disk space.
  if (first === undefined || first >= before) return
  await db.deleteFrom('visit_count').where('day', '<', before).execute()
}
