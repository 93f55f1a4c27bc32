import type { Kysely, Migration } from 'kysely'

/** A file or crop that a draft of a picture shows, and that takes the picture's place when the draft is published. */
export const preparedPictures: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('media_item').addColumn('prepared_for', 'text').execute()
  },
}
