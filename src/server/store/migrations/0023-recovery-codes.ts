import type { Kysely, Migration } from 'kysely'

/** Single-use codes that set a new password. */
export const recoveryCodes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('recovery_code')
      .addColumn('code_hash', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
      .execute()
  },
}
