import type { Kysely, Migration } from 'kysely'

/** The files of former builds are on the disk, beside those of the running build. */
export const noBrowserFiles: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.dropTable('browser_file').execute()
  },
}
