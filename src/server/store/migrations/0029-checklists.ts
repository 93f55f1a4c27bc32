import type { Kysely, Migration } from 'kysely'

/**
 * The answers to the twelve questions before a filing of the COFEPRIS notice. The packs that were made for a filing go:
 * the site of any day can be printed. The daily cleanup deletes their files, which no row names any more.
 */
export const checklists: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('checklist')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('answered_at', 'text', (column) => column.notNull())
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('answers', 'text', (column) => column.notNull())
      .execute()
    await db.schema.dropTable('filing').execute()
  },
}
