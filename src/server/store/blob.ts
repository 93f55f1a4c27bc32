import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely'

/** What the engine calls a column of bytes: here alone the engines differ about them. */
export function blobType<Tables>(db: Kysely<Tables>): RawBuilder<unknown> {
  return isPostgres(db) ? sql`bytea` : sql`blob`
}

export const isPostgres = <Tables>(db: Kysely<Tables>): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter

/** Bytes as an engine gives them, without copying. */
export function toBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
