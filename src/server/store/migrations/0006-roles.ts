import { type Kysely, type Migration, sql } from 'kysely'

/** Adds the role of each account, and the open invitations. Existing accounts become owners. */
export const roles: Migration = {
  async up(db: Kysely<unknown>) {
    // The default is the role with fewer rights.
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
