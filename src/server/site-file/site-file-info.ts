import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { parsedJson } from '#content/values/json.ts'
import { SiteFileError } from './site-file-error.ts'

/** A backup is the whole site, with its accounts. An archive has no accounts and may be given to others. */
export type SiteFileKind = 'backup' | 'archive'

/** Increase it when older versions can no longer read the files. */
const format = 1

/** Name of the only table that a site's own database does not have. */
export const infoTable = 'site_file'

/** The description that a file contains of itself. */
export const siteFileInfo = z.object({
  kind: z.enum(['backup', 'archive']),
  createdAt: z.iso.datetime(),
  /** Digest of all other tables: see `content-digest.ts`. */
  digest: z.string(),
  /**
   * Only in backups: the secret that signs the sessions and encrypts the second factors, if the site stores it
   * itself.
   */
  authSecret: z.string().min(32).optional(),
  /** Pictures that the database could not read when the file was made, by source hash. */
  missing: z.array(z.string()).optional(),
})

export type SiteFileInfo = Readonly<z.output<typeof siteFileInfo>>

const storedInfo = siteFileInfo.extend({ format: z.int().positive() })

/** SQL that creates the table, exactly as SQLite's schema lists it. */
export const infoSql = `CREATE TABLE ${infoTable} (info text not null)`

/** Longer than the description of any file. */
const maxInfoLength = 1_000_000

export function writeInfo(database: DatabaseSync, info: SiteFileInfo): void {
  database.exec(infoSql)
  database.prepare(`insert into ${infoTable} values (?)`).run(JSON.stringify({ ...info, format }))
}

/** @throws {SiteFileError} when the file has no description and is therefore not a site file. */
export function refuseWithoutInfo(database: DatabaseSync): void {
  if (database.prepare('select 1 from sqlite_schema where name = ?').get(infoTable)) return
  throw new SiteFileError(
    'No es una copia de seguridad ni un archivo de sitio: lo hizo otro programa, o es una base de datos suelta.',
  )
}

/** Check the schema before calling this. @throws {SiteFileError} */
export function readInfo(database: DatabaseSync): SiteFileInfo {
  const row = database.prepare(`select substr(info, 1, ?) as info from ${infoTable}`).get(maxInfoLength)
  const parsed = storedInfo.safeParse(parsedJson(String(row?.info)))
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
