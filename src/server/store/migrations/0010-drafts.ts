import type { Kysely, Migration } from 'kysely'

/** What each person has edited and not published, and links that show it to others. */
export const drafts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('draft')
      .addColumn('account', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
      .addColumn('document', 'text', (column) => column.notNull())
      .addColumn('entry', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('saved_at', 'text', (column) => column.notNull())
      .addColumn('changes', 'integer', (column) => column.notNull())
      .addColumn('format', 'integer', (column) => column.notNull())
      .addColumn('base_tag', 'text')
      .addColumn('base', 'text', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('draft_pk', ['account', 'document', 'entry'])
      .execute()
    await db.schema
      .createTable('draft_link')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('account', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .addColumn('changes', 'integer', (column) => column.notNull())
      .addColumn('revisions', 'text', (column) => column.notNull())
      .addColumn('drafts', 'text', (column) => column.notNull())
      .execute()
  },
}
