import { createHash, type Hash } from 'node:crypto'
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import { infoTable } from './site-file-info.ts'

/**
 * SHA-256 over every row of every table except the one that describes the file. SQLite's own check covers only the
 * file structure; only this digest detects a flipped bit in a picture.
 */
export function contentDigest(database: DatabaseSync): string {
  const digest = createHash('sha256')
  for (const table of tablesOf(database)) {
    if (table === infoTable) continue
    addPart(digest, 't', table)
    const rows = database.prepare(`select * from "${table.replaceAll('"', '""')}" order by rowid`).iterate()
    for (const row of rows) addRow(digest, row)
  }
  return digest.digest('hex')
}

function tablesOf(database: DatabaseSync): string[] {
  const tables = `select name from sqlite_schema where type = 'table' and name not like 'sqlite\\_%' escape '\\' order by name`
  return database
    .prepare(tables)
    .all()
    .map(({ name }) => String(name))
}

function addRow(digest: Hash, row: Record<string, SQLOutputValue>): void {
  for (const [column, value] of Object.entries(row)) {
    addPart(digest, 'c', column)
    if (value instanceof Uint8Array) addPart(digest, 'b', value)
    else addPart(digest, (typeof value).charAt(0), value === null ? '' : String(value))
  }
}

/** Adds the kind and the length first, so that different contents never give the same bytes. */
function addPart(digest: Hash, kind: string, value: string | Uint8Array): void {
  const bytes = typeof value === 'string' ? Buffer.from(value) : value
  digest.update(`${kind}${bytes.length}:`).update(bytes)
}
