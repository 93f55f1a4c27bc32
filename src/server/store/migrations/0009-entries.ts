import type { Kysely, Migration } from 'kysely'
import { blobType } from '../blob.ts'

/**
 * Each entry of a list document is stored when it changes, not with every revision of the document. Revisions get the
 * number of the format that their value has.
 */
export const entries: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('revision')
      .addColumn('format', 'integer', (column) => column.notNull().defaultTo(1))
      .execute()
    await db.schema
      .createTable('entry_revision')
      .addColumn('document', 'text', (column) => column.notNull())
      .addColumn('entry', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('format', 'integer', (column) => column.notNull())
      .addColumn('value', 'text')
      .addPrimaryKeyConstraint('entry_revision_pk', ['document', 'entry', 'number'])
      .execute()
    await db.schema
      .createIndex('entry_revision_number')
      .on('entry_revision')
      .columns(['document', 'number'])
      .execute()
    await db.schema
      .createTable('former_id')
      .addColumn('document', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('entry', 'text', (column) => column.notNull())
      .addColumn('since', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('former_id_pk', ['document', 'id'])
      .execute()
    await db.schema
      .createTable('private_file')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('content', blobType(db), (column) => column.notNull())
      .execute()
  },
}
