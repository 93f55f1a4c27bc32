import type { Kysely, Migration } from 'kysely'
import { blobType } from '../blob.ts'

/** The bytes are the last column, so that the columns before them can be read without them. */
export const media: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('media_source')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('width', 'integer', (column) => column.notNull())
      .addColumn('height', 'integer', (column) => column.notNull())
      .addColumn('uploaded_bytes', 'integer', (column) => column.notNull())
      .addColumn('color', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('content', blobType(db), (column) => column.notNull())
      .execute()

    await db.schema
      .createTable('media_item')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('source_hash', 'text', (column) => column.notNull().references('media_source.hash'))
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('crop', 'text')
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('file_name', 'text', (column) => column.notNull())
      .addColumn('alt', 'text', (column) => column.notNull())
      .addColumn('decorative', 'integer', (column) => column.notNull())
      .addColumn('focus_x', 'integer', (column) => column.notNull())
      .addColumn('focus_y', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('media_item_source_hash_idx').on('media_item').column('source_hash').execute()

    await db.schema
      .createTable('media_rendition')
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('format', 'text', (column) => column.notNull())
      .addColumn('width', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('content', blobType(db), (column) => column.notNull())
      .addPrimaryKeyConstraint('media_rendition_pk', ['version', 'format', 'width'])
      .execute()
  },
}
