import { type Kysely, sql } from 'kysely'
import { toBuffer } from './blob.ts'
import type { Tables } from './tables.ts'

/** Bytes of a picture or file; `undefined` when there is no such row. @param key Primary key of the row. */
export async function readContent(
  db: Kysely<Tables>,
  table: keyof Tables,
  key: Readonly<Record<string, unknown>>,
): Promise<Buffer | undefined> {
  const conditions = Object.entries(key).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  const { rows } = await sql<{ content: Uint8Array }>`
    select content from ${sql.table(table)} where ${sql.join(conditions, sql` and `)}`.execute(db)
  return rows[0] && toBuffer(rows[0].content)
}
