import type { Kysely, Migration } from 'kysely'

type Section = { section: string }
type Former = { layout_comparison: Section & { ended_at: string | null }; ended_comparison: Section }

/** Two layouts of a section no longer take turns. An owner whose comparison runs is told that it ended. */
export const noLayoutComparisons: Migration = {
  async up(db: Kysely<Former>) {
    await db.schema
      .createTable('ended_comparison')
      .addColumn('section', 'text', (column) => column.primaryKey())
      .execute()
    const running = db
      .selectFrom('layout_comparison')
      .select('section')
      .where('ended_at', 'is', null)
      .limit(1)
    await db.insertInto('ended_comparison').columns(['section']).expression(running).execute()
    await db.schema.dropTable('layout_comparison').execute()
  },
}
