import type { Kysely, Migration } from 'kysely'

/**
 * The answers to the twelve questions before a filing of the COFEPRIS notice. No packs are made for a filing any more:
 * the site of any day can be printed. Their files stay, for the owner to download.
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
