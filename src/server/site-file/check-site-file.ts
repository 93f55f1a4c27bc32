import { DatabaseSync } from 'node:sqlite'
import { inspectFile, isMissingOrEmpty } from '../store/sqlite/inspect-file.ts'
import { named } from '../store/sqlite/sqlite-errors.ts'
import { DamagedStoreError } from '../store/store-errors.ts'
import { contentDigest } from './content-digest.ts'
import { SiteFileError } from './site-file-error.ts'
import { readInfo, type SiteFileInfo, type SiteFileKind } from './site-file-info.ts'

const mistaken = {
  backup: 'Es un archivo de sitio, no una copia de seguridad: se importa con «npm run archive -- import».',
  archive: 'Es una copia de seguridad, no un archivo de sitio: se recupera con «npm run restore».',
} satisfies Record<SiteFileKind, string>

/**
 * Reads all of a file, without writing to it.
 * @throws {SiteFileError} unless it is whole, of this kind, and byte for byte what it was when it was made.
 */
export function checkSiteFile(file: string, kind: SiteFileKind): SiteFileInfo {
  if (isMissingOrEmpty(file)) throw new SiteFileError(`«${file}» no existe o está vacío.`)
  try {
    inspectFile(file)
    const database = new DatabaseSync(file, { readOnly: true, timeout: 1_000 })
    try {
      return check(database, kind)
    } finally {
      database.close()
    }
  } catch (error) {
    throw refused(file, named(error))
  }
}

function check(database: DatabaseSync, kind: SiteFileKind): SiteFileInfo {
  database.exec('pragma trusted_schema = off')
  const info = readInfo(database)
  if (info.kind !== kind) throw new SiteFileError(mistaken[kind])
  refusePrograms(database)
  const finding = database.prepare('pragma integrity_check(1)').get()?.integrity_check
  if (finding !== 'ok') throw new DamagedStoreError(String(finding))
  if (contentDigest(database) !== info.digest) {
    throw new SiteFileError('El archivo está dañado: lo que contiene no es lo que se guardó en él.')
  }
  return info
}

/** A database may hold what is run when others read or write it. A site's has none. */
function refusePrograms(database: DatabaseSync): void {
  const found = database
    .prepare(`select name from sqlite_schema where type in ('trigger', 'view') or sql like 'create virtual%'`)
    .get()
  if (found) throw new SiteFileError(`Trae algo que ningún sitio tiene («${String(found.name)}»).`)
}

function refused(file: string, error: unknown): unknown {
  if (error instanceof SiteFileError) return new SiteFileError(`«${file}»: ${error.message}`)
  if (!(error instanceof DamagedStoreError)) return error
  return new SiteFileError(`«${file}» no se puede usar: está dañado, incompleto o no es de este sitio.`, {
    cause: error,
  })
}
