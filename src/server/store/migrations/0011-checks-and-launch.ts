import { type Kysely, type Migration, sql } from 'kysely'

/**
 * The launch of the site, and findings that the owner dismissed. A site that has published before this version counts
 * as launched: the update must not close it.
 */
export const checksAndLaunch: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('launch')
      .addColumn('launched_at', 'text', (column) => column.primaryKey())
      .addColumn('author', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('dismissed_check')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('rule', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute()
    await sql`
      insert into launch (launched_at, author)
      select created_at, 'sistema' from ${sql.table('release')} where id = (select min(id) from ${sql.table('release')})
    `.execute(db)
  },
}
