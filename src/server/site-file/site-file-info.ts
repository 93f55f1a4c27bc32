import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { SiteFileError } from './site-file-error.ts'

/** A backup is the whole site, with its accounts; an archive is what may be handed on. */
export type SiteFileKind = 'backup' | 'archive'

/** Grows when files of this format can no longer be read as before. */
const format = 1

/** The one table that a site's own database does not have. */
export const infoTable = 'site_file'

const schema = z.object({
  kind: z.enum(['backup', 'archive']),
  format: z.int().positive(),
  createdAt: z.iso.datetime(),
  /** Of all else in the file: see `content-digest.ts`. */
  digest: z.string(),
  /** Of a backup alone: what signed the sessions and locks the second factors, where the site kept it itself. */
  authSecret: z.string().min(32).optional(),
  /** Pictures that the database could not give when the file was made, by the hash of their source. */
  missing: z.array(z.string()).optional(),
})

/** What a file tells of itself. */
export type SiteFileInfo = Readonly<Omit<z.output<typeof schema>, 'format'>>

/** How the table is created, as SQLite repeats it. */
export const infoSql = `CREATE TABLE ${infoTable} (info text not null)`

/** More than any file says of itself. */
const maxInfoLength = 1_000_000

export function writeInfo(database: DatabaseSync, info: SiteFileInfo): void {
  database.exec(infoSql)
  database.prepare(`insert into ${infoTable} values (?)`).run(JSON.stringify({ ...info, format }))
}

/** @throws {SiteFileError} when the file does not describe itself: it is no site file. */
export function refuseWithoutInfo(database: DatabaseSync): void {
  if (database.prepare('select 1 from sqlite_schema where name = ?').get(infoTable)) return
  throw new SiteFileError(
    'No es una copia de seguridad ni un archivo de sitio: lo hizo otro programa, o es una base de datos suelta.',
  )
}

/** The schema must be known to be a site's. @throws {SiteFileError} */
export function readInfo(database: DatabaseSync): SiteFileInfo {
  const row = database.prepare(`select substr(info, 1, ?) as info from ${infoTable}`).get(maxInfoLength)
  const parsed = schema.safeParse(parse(row?.info))
  if (!parsed.success) throw new SiteFileError('El archivo está dañado: no dice qué contiene.')
  if (parsed.data.format > format) {
    throw new SiteFileError(
      'El archivo lo hizo una versión más reciente del sitio: actualice el sitio primero.',
    )
  }
  return parsed.data
}

export function removeInfo(database: DatabaseSync): void {
  database.exec(`pragma secure_delete = on; drop table ${infoTable}`)
}

function parse(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return undefined
  }
}
