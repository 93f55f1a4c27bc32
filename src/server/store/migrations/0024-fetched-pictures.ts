import type { Kysely, Migration } from 'kysely'

/** Pictures of the owner's former site that are in the library. */
export const fetchedPictures: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('fetched_picture')
      .addColumn('address', 'text', (column) => column.primaryKey())
      .addColumn('picture', 'text', (column) => column.notNull())
      .execute()
  },
}
