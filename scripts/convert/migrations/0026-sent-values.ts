import type { Kysely, Migration } from 'kysely'

/** What another program sent, where it reads other texts than visitors do. */
export const sentValues: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('revision').addColumn('sent', 'text').execute()
  },
}
