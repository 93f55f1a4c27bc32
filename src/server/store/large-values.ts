import { type Kysely, sql } from 'kysely'
import { isPostgres, toBuffer } from './blob.ts'
import type { Tables } from './tables.ts'

/**
 * Over a 32 KB/s connection, one chunk arrives within the timeout of one query. PostgreSQL sends bytes as hex, so
 * they take twice the size.
 */
const chunkBytes = 128 * 1024

export type ContentKey =
  | { readonly table: 'media_source'; readonly hash: string }
  | { readonly table: 'private_file'; readonly id: string }
  | {
      readonly table: 'media_rendition'
      readonly version: string
      readonly format: string
      readonly width: number
    }

/** Bytes of a picture or file, even over a slow connection to the database; `undefined` when there is no such row. */
export async function readContent(
  db: Kysely<Tables>,
  { table, ...key }: ContentKey,
): Promise<Buffer | undefined> {
  const conditions = Object.entries(key).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  const row = sql`from ${sql.table(table)} where ${sql.join(conditions, sql` and `)}`
  if (!isPostgres(db)) {
    const { rows } = await sql<{ content: Uint8Array }>`select content ${row}`.execute(db)
    return rows[0] && toBuffer(rows[0].content)
  }

  const parts: Buffer[] = []
  for (let read = 0; ; ) {
    const { rows } = await sql<{ part: Buffer; length: number }>`
      select substring(content from ${sql.lit(read + 1)} for ${sql.lit(chunkBytes)}) as part,
        octet_length(content) as length ${row}`.execute(db)
    const found = rows[0]
    if (!found) return undefined
    parts.push(found.part)
    read += found.part.length
    if (read >= found.length || found.part.length === 0) return Buffer.concat(parts)
  }
}
