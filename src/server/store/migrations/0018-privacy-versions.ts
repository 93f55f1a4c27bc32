import type { Kysely, Migration } from 'kysely'

/** Since when each text of the privacy notice has been public. */
export const privacyVersions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('privacy_version')
      .addColumn('since', 'text', (column) => column.primaryKey())
      .addColumn('digest', 'text', (column) => column.notNull())
      .execute()
  },
}
