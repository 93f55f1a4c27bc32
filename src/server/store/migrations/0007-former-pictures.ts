import type { Kysely, Migration } from 'kysely'

/** Earlier states of pictures that were replaced or removed, so that they can be put back. */
export const formerPictures: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('media_former')
      .addColumn('item_id', 'text', (column) => column.notNull())
      .addColumn('replaced_at', 'text', (column) => column.notNull())
      .addColumn('source_hash', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('crop', 'text')
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('file_name', 'text', (column) => column.notNull())
      .addColumn('alt', 'text', (column) => column.notNull())
      .addColumn('decorative', 'integer', (column) => column.notNull())
      .addColumn('focus_x', 'integer', (column) => column.notNull())
      .addColumn('focus_y', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('media_former_pk', ['item_id', 'replaced_at'])
      .execute()
  },
}
