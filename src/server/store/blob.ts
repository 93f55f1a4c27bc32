import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely'

/** Column type for bytes. It is the only type that the two engines name differently. */
export function blobType<Tables>(db: Kysely<Tables>): RawBuilder<unknown> {
  return isPostgres(db) ? sql`bytea` : sql`blob`
}

export const isPostgres = <Tables>(db: Kysely<Tables>): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter

/** Wraps the bytes that an engine returns, without copying them. */
export function toBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
