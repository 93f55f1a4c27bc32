import { type Kysely, type Migration, sql } from 'kysely'

/** Who is an owner and who an assistant, and the open invitations. Every account so far is an owner's. */
export const roles: Migration = {
  async up(db: Kysely<unknown>) {
    // A row that does not say its role gets the one with fewer rights.
    await db.schema
      .alterTable('user')
      .addColumn('role', 'text', (column) => column.notNull().defaultTo('assistant'))
      .execute()
    await sql`update "user" set role = 'owner'`.execute(db)

    await db.schema
      .createTable('invitation')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('invited_by', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
      .addColumn('email', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute()
  },
}
