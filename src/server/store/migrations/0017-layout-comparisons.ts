import type { Kysely, Migration } from 'kysely'

/** Comparisons of two layouts of one section. */
export const layoutComparisons: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('layout_comparison')
      .addColumn('number', 'integer', (column) => column.primaryKey())
      .addColumn('section', 'text', (column) => column.notNull())
      .addColumn('first_layout', 'text', (column) => column.notNull())
      .addColumn('second_layout', 'text', (column) => column.notNull())
      .addColumn('first_day', 'text', (column) => column.notNull())
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('started_at', 'text', (column) => column.notNull())
      .addColumn('ending', 'text')
      .addColumn('ended_on', 'text')
      .addColumn('ended_at', 'text')
      .execute()
  },
}
