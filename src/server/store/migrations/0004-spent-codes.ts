import type { Kysely, Migration } from 'kysely'

/** Codes of the second factor that were accepted, so that each signs in once. */
export const spentCodes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('spent_code')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('spent_at', 'text', (column) => column.notNull())
      .execute()
  },
}
