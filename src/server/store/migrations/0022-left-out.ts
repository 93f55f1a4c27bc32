import type { Kysely, Migration } from 'kysely'

/** What each person leaves out of her next publish, on all her devices. */
export const leftOut: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('left_out')
      .addColumn('account', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
      .addColumn('document', 'text', (column) => column.notNull())
      .addColumn('entry', 'text', (column) => column.notNull())
      .addColumn('thing', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('left_out_pk', ['account', 'document', 'entry', 'thing'])
      .execute()
  },
}
