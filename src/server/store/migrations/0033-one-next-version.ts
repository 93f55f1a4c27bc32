import type { Kysely, Migration } from 'kysely'

/** What is not published belongs to the site, with who changed each thing, and no longer to one person. */
export const oneNextVersion: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.dropTable('left_out').execute()
    await db.schema.dropTable('draft').execute()
    await db.schema
      .createTable('draft')
      .addColumn('document', 'text', (column) => column.notNull())
      .addColumn('entry', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('saved_at', 'text', (column) => column.notNull())
      .addColumn('changes', 'integer', (column) => column.notNull())
      .addColumn('format', 'integer', (column) => column.notNull())
      .addColumn('base_tag', 'text')
      .addColumn('base', 'text', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('draft_key', ['document', 'entry'])
      .execute()
    await db.schema
      .createTable('draft_change')
      .addColumn('document', 'text', (column) => column.notNull())
      .addColumn('entry', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'text', (column) => column.notNull())
      .addColumn('left_out', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('draft_change_key', ['document', 'entry', 'key'])
      .execute()
  },
}
