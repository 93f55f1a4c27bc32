import type { Kysely, Migration } from 'kysely'

export const revisionsAndReleases: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('revision')
      .addColumn('document', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('revision_pk', ['document', 'number'])
      .execute()

    await db.schema
      .createTable('release')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('revisions', 'text', (column) => column.notNull())
      .execute()
  },
}
