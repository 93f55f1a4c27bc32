import { DatabaseSync } from 'node:sqlite'
import { errorCode } from '../problems/error-code.ts'
import { isMissingOrEmpty } from '../store/sqlite/inspect-file.ts'
import { named } from '../store/sqlite/sqlite-errors.ts'
import { DamagedStoreError } from '../store/store-errors.ts'
import { contentDigest } from './content-digest.ts'
import { SiteFileError } from './site-file-error.ts'
import {
  infoSql,
  readInfo,
  refuseWithoutInfo,
  type SiteFileInfo,
  type SiteFileKind,
} from './site-file-info.ts'
import { refuseForeignSchema } from './site-schema.ts'

const wrongKind = {
  backup: 'Es un archivo de sitio, no una copia de seguridad: se importa con «npm run archive -- import».',
  archive: 'Es una copia de seguridad, no un archivo de sitio: se recupera con «npm run restore».',
} satisfies Record<SiteFileKind, string>

/**
 * Reads the whole file without writing to it.
 * @throws {SiteFileError} unless it is complete, of this kind, and unchanged since it was made.
 */
export async function checkSiteFile(file: string, kind: SiteFileKind): Promise<SiteFileInfo> {
  if (isMissingOrEmpty(file)) throw new SiteFileError(`«${file}» no existe o está vacío.`)
  try {
    using database = openUntrusted(file)
    return await check(database, kind)
  } catch (error) {
    throw refused(file, named(error))
  }
}

async function check(database: DatabaseSync, kind: SiteFileKind): Promise<SiteFileInfo> {
  refuseWithoutInfo(database)
  // Check the schema first, because the reads below make SQLite execute what the schema contains.
  await refuseForeignSchema(database, infoSql)
  const info = readInfo(database)
  if (info.kind !== kind) throw new SiteFileError(wrongKind[kind])
  const finding = database.prepare('pragma integrity_check(1)').get()?.integrity_check
  if (finding !== 'ok') throw new DamagedStoreError(String(finding))
  if (contentDigest(database) !== info.digest) {
    throw new SiteFileError('El archivo está dañado: lo que contiene no es lo que se guardó en él.')
  }
  return info
}

function refused(file: string, error: unknown): unknown {
  if (error instanceof SiteFileError) return new SiteFileError(`«${file}»: ${error.message}`)
  // SQLite also refuses values and schemas that are larger than those of any site.
  if (errorCode(error) !== 'ERR_SQLITE_ERROR' && !(error instanceof DamagedStoreError)) return error
  return new SiteFileError(`«${file}» no se puede usar: está dañado, incompleto o no es de este sitio.`, {
    cause: error,
  })
}

/** Far above what a site needs, and far below SQLite's defaults. */
const limits = {
  // Larger than the largest source of a picture.
  length: 64 * 1024 * 1024,
  sqlLength: 64 * 1024,
  column: 100,
  exprDepth: 50,
  compoundSelect: 4,
  attach: 0,
  triggerDepth: 1,
  variableNumber: 100,
}

/**
 * Opens an untrusted file for reading. Nothing in it may call functions with side effects, and no value may be larger
 * than a picture.
 */
function openUntrusted(file: string): DatabaseSync {
  const database = new DatabaseSync(file, {
    readOnly: true,
    timeout: 1_000,
    defensive: true,
    limits,
    enableForeignKeyConstraints: false,
    allowExtension: false,
  })
  try {
    database.exec('pragma trusted_schema = off; pragma cell_size_check = on; pragma mmap_size = 0')
    return database
  } catch (error) {
    database.close()
    throw error
  }
}
