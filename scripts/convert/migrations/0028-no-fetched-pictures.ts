import type { Kysely, Migration } from 'kysely'

/** Which pictures of a former site were fetched is not stored any more: the library knows equal files. */
export const noFetchedPictures: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.dropTable('fetched_picture').execute()
  },
}
