import type { Kysely, Migration } from 'kysely'

type Tables = {
  visit_count: { day: string; metric: string; page: string; count: number }
  week_count: { week: string; page: string; metric: string; count: number }
}

/** New names of the counts that go on. An opening of the short address for opinions is a view of it. */
const carried = new Map([
  ['view', 'view'],
  ['call', 'call'],
  ['whatsapp', 'whatsapp'],
  ['directions', 'directions'],
  ['review-opening', 'view'],
])

/**
 * Visits are counted by page and week: the counts by day, section and layout become sums. Those of sources, bookings,
 * mails and asked opinions end, as does the weekly mail.
 */
export const visitsByWeek: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema
      .createTable('week_count')
      .addColumn('week', 'text', (column) => column.notNull())
      .addColumn('page', 'text', (column) => column.notNull())
      .addColumn('metric', 'text', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('week_count_key', ['week', 'page', 'metric'])
      .execute()
    const days = db.selectFrom('visit_count').select(['day', 'metric', 'page', 'count'])
    for (const { day, metric: former, page, count } of await days.execute()) {
      const metric = carried.get(former)
      if (!metric) continue
      await db
        .insertInto('week_count')
        .values({ week: mondayOf(day), page, metric, count })
        .onConflict((conflict) =>
          conflict
            .columns(['week', 'page', 'metric'])
            .doUpdateSet(({ eb }) => ({ count: eb('week_count.count', '+', count) })),
        )
        .execute()
    }
    await db.schema.dropTable('visit_count').execute()
    await db.schema.alterTable('week_count').renameTo('visit_count').execute()
    await db.schema.dropTable('weekly_mail').execute()
  },
}

function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7))
  return date.toISOString().slice(0, 10)
}
