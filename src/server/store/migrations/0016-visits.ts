import type { Kysely, Migration } from 'kysely'

/** Sums of visits and taps per day, and who gets them by mail each week. */
export const visits: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('visit_count')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('metric', 'text', (column) => column.notNull())
      .addColumn('page', 'text', (column) => column.notNull())
      .addColumn('section', 'text', (column) => column.notNull())
      .addColumn('layout', 'text', (column) => column.notNull())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('visit_count_key', ['day', 'metric', 'page', 'section', 'layout', 'source'])
      .execute()
    await db.schema
      .createTable('weekly_mail')
      .addColumn('account', 'text', (column) => column.primaryKey().references('user.id').onDelete('cascade'))
      .addColumn('sent_for', 'text', (column) => column.notNull())
      .execute()
  },
}
