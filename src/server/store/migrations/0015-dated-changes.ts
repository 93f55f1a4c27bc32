import type { Kysely, Migration } from 'kysely'

/** Changes that are published at a time that a person chose. */
export const datedChanges: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('dated_change')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('due_at', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('parts', 'text', (column) => column.notNull())
      .addColumn('revisions', 'text')
      .addColumn('done_at', 'text')
      .execute()
  },
}
