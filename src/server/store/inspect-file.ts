import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { migrations } from './migrations/index.ts'
import { DamagedStoreError, StoreUnavailableError } from './store-errors.ts'

const fileHeader = 'SQLite format 3\0'

/**
 * Reads the database at `file`, without writing to it.
 * @throws {DamagedStoreError} when it is not a whole store of this site.
 */
export function inspectFile(file: string): void {
  if (isMissingOrEmpty(file)) return
  if (beginningOf(file) !== fileHeader) {
    throw new DamagedStoreError('El archivo no es una base de datos SQLite, o está dañado.')
  }

  const database = new DatabaseSync(file, { timeout: 20, readOnly: true })
  try {
    refuseDamaged(database)
    refuseForeign(database)
  } finally {
    database.close()
  }
}

export function isMissingOrEmpty(file: string): boolean {
  const found = statSync(file, { throwIfNoEntry: false })
  return found === undefined || found.size === 0
}

function beginningOf(file: string): string {
  const start = Buffer.alloc(fileHeader.length)
  try {
    const descriptor = openSync(file, 'r')
    try {
      readSync(descriptor, start)
    } finally {
      closeSync(descriptor)
    }
  } catch (error) {
    throw new StoreUnavailableError(`No se puede leer la base de datos (${String(error)}).`, { cause: error })
  }
  return start.toString('latin1')
}

function refuseDamaged(database: DatabaseSync): void {
  const finding = database.prepare('pragma quick_check(1)').get()?.quick_check
  if (finding !== 'ok') throw new DamagedStoreError(`La base de datos está dañada (${String(finding)}).`)
}

function refuseForeign(database: DatabaseSync): void {
  const tables = database.prepare(`select name from sqlite_schema where type = 'table'`).all()
  if (tables.length === 0) return
  if (!tables.some(({ name }) => name === 'kysely_migration')) {
    throw new DamagedStoreError('La base de datos tiene tablas que no son de este sitio.')
  }

  const done = database.prepare('select name from kysely_migration').all()
  if (done.some(({ name }) => !Object.hasOwn(migrations, String(name)))) {
    throw new DamagedStoreError(
      'La base de datos es de una versión más reciente del sitio, o de otro programa.',
    )
  }
}
