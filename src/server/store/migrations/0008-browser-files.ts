import type { Kysely, Migration } from 'kysely'
import { blobType } from '../blob.ts'

export const browserFiles: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('browser_file')
      .addColumn('path', 'text', (column) => column.primaryKey())
      .addColumn('encoding', 'text', (column) => column.notNull())
      .addColumn('superseded_at', 'text')
      .addColumn('content', blobType(db), (column) => column.notNull())
      .execute()
  },
}
