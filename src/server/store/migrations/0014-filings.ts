import type { Kysely, Migration } from 'kysely'

/** What was filed with the COFEPRIS: which release a pack shows, and its file. */
export const filings: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('filing')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('made_at', 'text', (column) => column.notNull())
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('revisions', 'text', (column) => column.notNull())
      .addColumn('published_at', 'text', (column) => column.notNull())
      .addColumn('pages', 'integer', (column) => column.notNull())
      .addColumn('file', 'text', (column) => column.notNull())
      .addColumn('filed_on', 'text')
      .addColumn('notice', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
  },
}
