import type { Kysely } from 'kysely'
import { key, required } from './columns.ts'

/** What was edited and not published, who changed each thing, and what an update could not join. */
export async function createNextVersion(db: Pick<Kysely<unknown>, 'schema'>): Promise<void> {
  await db.schema
    .createTable('draft')
    .addColumn('document', 'text', required)
    .addColumn('entry', 'text', required)
    .addColumn('version', 'text', required)
    .addColumn('saved_at', 'text', required)
    .addColumn('changes', 'integer', required)
    .addColumn('base_tag', 'text')
    .addColumn('base', 'text', required)
    .addColumn('value', 'text', required)
    .addPrimaryKeyConstraint('draft_key', ['document', 'entry'])
    .execute()
  await db.schema
    .createTable('draft_change')
    .addColumn('document', 'text', required)
    .addColumn('entry', 'text', required)
    .addColumn('key', 'text', required)
    .addColumn('author', 'text', required)
    .addColumn('changed_at', 'text', required)
    .addColumn('left_out', 'integer', required)
    .addPrimaryKeyConstraint('draft_change_key', ['document', 'entry', 'key'])
    .execute()
  await db.schema
    .createTable('set_aside')
    .addColumn('id', 'text', key)
    .addColumn('author', 'text', required)
    .addColumn('place', 'text', required)
    .addColumn('words', 'text', required)
    .execute()
}
