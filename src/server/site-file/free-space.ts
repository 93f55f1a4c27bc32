import { statfs } from 'node:fs/promises'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../store/tables.ts'
import { writtenRows } from './contents.ts'
import { NoSpaceError } from './site-file-error.ts'
import type { SiteFileKind } from './site-file-info.ts'

const megabyte = 1024 * 1024

/** Space for tables, indexes and half-filled pages, in addition to the content. */
const overhead = { factor: 1.1, bytes: 2 * megabyte }

/** @throws {NoSpaceError} before anything is written, when the file will not fit on the disk. */
export async function refuseWithoutSpace(
  folder: string,
  db: Kysely<Tables>,
  kind: SiteFileKind,
): Promise<void> {
  // If the lengths cannot be read, let the copy itself report the reason.
  const bytes = await contentBytes(db, kind).catch(() => 0)
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
async function contentBytes(db: Kysely<Tables>, kind: SiteFileKind): Promise<number> {
  const lengths = (column: string, table: string) =>
    `coalesce((select sum(octet_length(${column})) from ${table} as own where ${writtenRows(kind, table) ?? 'true'}), 0)`
  const query = `select ${lengths('value', 'revision')} + ${lengths('content', 'media_source')} +
    ${lengths('content', 'media_rendition')} as bytes`
  const { rows } = await sql<{ bytes: number | string }>`${sql.raw(query)}`.execute(db)
  return Number(rows[0]?.bytes ?? 0)
}
