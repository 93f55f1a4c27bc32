import type { Kysely, Migration } from 'kysely'

/** Second-factor codes that were accepted, so that each code works only once. */
export const spentCodes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('spent_code')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('spent_at', 'text', (column) => column.notNull())
      .execute()
  },
}
