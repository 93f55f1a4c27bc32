import { statfs } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import type { DatabaseLocation } from '../store/database-location.ts'
import { withDatabase } from '../store/open-database.ts'
import { isMissingOrEmpty } from '../store/sqlite/inspect-file.ts'
import { writtenRows } from './contents.ts'
import { NoSpaceError } from './site-file-error.ts'
import type { SiteFileKind } from './site-file-info.ts'

const megabyte = 1024 * 1024

/** Space for tables, indexes and half-filled pages, in addition to the content. */
const overhead = { factor: 1.1, bytes: 2 * megabyte }

/** @throws {NoSpaceError} before anything is written, when the file will not fit on the disk. */
export async function refuseWithoutSpace(
  folder: string,
  database: DatabaseLocation,
  kind: SiteFileKind,
): Promise<void> {
  // If the lengths cannot be read, let the copy itself report the reason.
  const bytes = await contentBytes(database, kind).catch(() => 0)
  const needed = bytes * overhead.factor + overhead.bytes
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  if (free >= needed) return
  throw new NoSpaceError(
    `No hay espacio en «${folder}» para la copia: necesita ${inMegabytes(needed)} y quedan ${inMegabytes(free)}. ` +
      'Libere espacio, cambie BACKUP_DIR a otro disco o guarde menos copias con BACKUP_KEEP.',
  )
}

const inMegabytes = (bytes: number) => `${Math.ceil(bytes / megabyte)} MB`

/** Both engines store the lengths separately, so this does not read the values. */
async function contentBytes(database: DatabaseLocation, kind: SiteFileKind): Promise<number> {
  const query = lengthsFor(kind)
  if (database.kind === 'sqlite') {
    if (isMissingOrEmpty(database.file)) return 0
    using source = new DatabaseSync(database.file, { readOnly: true, timeout: 10_000 })
    return Number(source.prepare(query).get()?.bytes ?? 0)
  }
  return withDatabase(database, async (db) => {
    const { rows } = await sql<{ bytes: number | string | null }>`${sql.raw(query)}`.execute(db)
    return Number(rows[0]?.bytes ?? 0)
  })
}

function lengthsFor(kind: SiteFileKind): string {
  const rows = (table: string) => `${table} as own where ${writtenRows(kind, table) ?? 'true'}`
  return `select
    coalesce((select sum(octet_length(value)) from revision), 0) +
    coalesce((select sum(octet_length(content)) from ${rows('media_source')}), 0) +
    coalesce((select sum(octet_length(content)) from ${rows('media_rendition')}), 0) as bytes`
}
