import { type Kysely, type Migration, sql } from 'kysely'

type Row = { readonly feature: string }
type Tables = {
  discontinued: Row
  ended_comparison: object
  filing: object
  weekly_mail: object
  visit_count: object
  private_file: object
}

/** Where something of hers in a feature that goes is stored. */
const used = [
  ['comparison', 'ended_comparison'],
  ['packs', 'filing'],
  ['weekly-mail', 'weekly_mail'],
  ['visit-details', 'visit_count'],
  ['consent-files', 'private_file'],
] as const

/** Remembers which features that the next migrations take away were used, so that an owner is told. */
export const whatWent: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema
      .createTable('discontinued')
      .addColumn('feature', 'text', (column) => column.primaryKey())
      .execute()
    for (const [feature, table] of used) {
      const row = await db.selectFrom(table).select(sql`1`.as('one')).limit(1).executeTakeFirst()
      if (row) await db.insertInto('discontinued').values({ feature }).execute()
    }
    await db.schema.dropTable('ended_comparison').execute()
  },
}
