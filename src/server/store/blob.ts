import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely'
import type { Tables } from './tables.ts'

export const isPostgres = <Tables>(db: Kysely<Tables>): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter

/** Column type for bytes. It is the only type that the two engines name differently. */
export const blobType = <Tables>(db: Kysely<Tables>): RawBuilder<unknown> =>
  isPostgres(db) ? sql`bytea` : sql`blob`

/** Bytes of a picture or file; `undefined` when there is no such row. @param key Primary key of the row. */
export async function readContent(
  db: Kysely<Tables>,
  table: keyof Tables,
  key: Readonly<Record<string, unknown>>,
): Promise<Buffer | undefined> {
  const conditions = Object.entries(key).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  const { rows } = await sql<{ content: Uint8Array }>`
    select content from ${sql.table(table)} where ${sql.join(conditions, sql` and `)}`.execute(db)
  const content = rows[0]?.content
  // Without copying the bytes.
  return content && Buffer.from(content.buffer, content.byteOffset, content.byteLength)
}
