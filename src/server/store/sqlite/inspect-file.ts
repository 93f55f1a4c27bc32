import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { refuseForeign } from '../migrate.ts'
import { DamagedStoreError, StoreUnavailableError } from '../store-errors.ts'
import { naming } from './sqlite-errors.ts'

const fileHeader = 'SQLite format 3\0'

/** How a WAL begins, but for its lowest bit, and how long its header is: https://sqlite.org/fileformat.html */
const walMagic = 0x377f0682
const walHeaderLength = 32

/**
 * Reads the database at `file`, without writing to it.
 * @throws {DamagedStoreError} when it is not a whole store of this site.
 */
export function inspectFile(file: string): void {
  if (isMissingOrEmpty(file)) return
  naming(() => {
    const database = openToRead(file)
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

/** Whether nothing was ever kept in the file, or all of it is gone. @throws {DamagedStoreError} */
export function hasNoTables(file: string): boolean {
  return naming(() => {
    const database = openToRead(file)
    try {
      return database.prepare('select name from sqlite_schema limit 1').get() === undefined
    } finally {
      database.close()
    }
  })
}

function openToRead(file: string): DatabaseSync {
  if (beginningOf(file, fileHeader.length).toString('latin1') !== fileHeader) {
    throw new DamagedStoreError('El archivo no es una base de datos SQLite, o está dañado.')
  }
  refuseDamagedWal(`${file}-wal`)
  return new DatabaseSync(file, { timeout: 20, readOnly: true })
}

/** SQLite takes a WAL that it cannot read for none, writes over it, and what was saved last is gone without a word. */
function refuseDamagedWal(wal: string): void {
  const length = statSync(wal, { throwIfNoEntry: false })?.size ?? 0
  if (length < walHeaderLength) return
  const header = beginningOf(wal, walHeaderLength)
  // After a power failure it may be there without its bytes: nothing was in it then.
  const isBlank = header.every((byte) => byte === 0)
  if (isBlank || (header.readUInt32BE() & ~1) === walMagic) return
  throw new DamagedStoreError(`El archivo «${wal}», que tiene lo último que se guardó, está dañado.`)
}

function beginningOf(file: string, length: number): Buffer {
  const start = Buffer.alloc(length)
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
  return start
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
