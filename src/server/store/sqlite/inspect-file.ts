import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { refuseForeign } from '../migrate.ts'
import { DamagedStoreError, StoreUnavailableError } from '../store-errors.ts'
import { naming } from './sqlite-errors.ts'

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

  naming(() => {
    const database = new DatabaseSync(file, { timeout: 20, readOnly: true })
    try {
      refuseDamaged(database)
      refuseForeign(...tablesOf(database))
    } finally {
      database.close()
    }
  })
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

/** Its tables, and the migrations that have been done. */
function tablesOf(database: DatabaseSync): [string[], string[]] {
  const names = (query: string) =>
    database
      .prepare(query)
      .all()
      .map(({ name }) => String(name))
  const tables = names(`select name from sqlite_schema where type = 'table'`)
  return [tables, tables.includes('kysely_migration') ? names('select name from kysely_migration') : []]
}
