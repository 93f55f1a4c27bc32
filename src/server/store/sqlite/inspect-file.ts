import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { refuseForeign } from '../migrate.ts'
import { DamagedStoreError, StoreUnavailableError } from '../store-errors.ts'
import { naming } from './sqlite-errors.ts'

const fileHeader = 'SQLite format 3\0'

/**
 * First four bytes of a WAL file, without the lowest bit, and the length of its header in bytes:
 * https://sqlite.org/fileformat.html
 */
const walMagic = 0x377f0682
const walHeaderLength = 32

/**
 * Checks the database at `file`, after SQLite has undone a transaction that was cut off. Writes nothing else, and does
 * not read the pictures' bytes.
 * @throws {DamagedStoreError} when it is not a complete store of this site.
 */
export function inspectFile(file: string): void {
  if (isMissingOrEmpty(file)) return
  naming(() => undoCutTransaction(file))
  if (isMissingOrEmpty(file)) return
  naming(() => {
    using database = openToRead(file)
    refuseCut(database, file)
    const [tables, migrations] = tablesOf(database)
    refuseDamaged(database, tables)
    refuseForeign(tables, migrations)
  })
}

export function isMissingOrEmpty(file: string): boolean {
  const found = statSync(file, { throwIfNoEntry: false })
  return found === undefined || found.size === 0
}

/** Whether the database file has no tables. @throws {DamagedStoreError} */
export function hasNoTables(file: string): boolean {
  return naming(() => {
    using database = openToRead(file)
    return database.prepare('select name from sqlite_schema limit 1').get() === undefined
  })
}

/**
 * The first write to a new database has a rollback journal, as it is not in WAL mode yet. When a crash leaves that
 * journal, SQLite refuses to open the file only to read, so the site would never start again.
 */
function undoCutTransaction(file: string): void {
  if (isMissingOrEmpty(`${file}-journal`)) return
  using database = new DatabaseSync(file, { timeout: 20 })
  database.prepare('select count(*) from sqlite_schema').get()
}

function openToRead(file: string): DatabaseSync {
  if (beginningOf(file, fileHeader.length).toString('latin1') !== fileHeader) {
    throw new DamagedStoreError('El archivo no es una base de datos SQLite, o está dañado.')
  }
  refuseDamagedWal(`${file}-wal`)
  return new DatabaseSync(file, { timeout: 20, readOnly: true })
}

/** SQLite ignores a WAL that it cannot read and overwrites it, so the latest saves would be lost without an error. */
function refuseDamagedWal(wal: string): void {
  const length = statSync(wal, { throwIfNoEntry: false })?.size ?? 0
  if (length < walHeaderLength) return
  const header = beginningOf(wal, walHeaderLength)
  // After a power failure, the file may exist with only zero bytes: nothing was written to it yet.
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

/**
 * Tables whose rows hold pictures. Their structure is checked but the pictures are not read: that would take
 * seconds at every start, and the daily backup reads them anyway.
 */
const pictureTables = ['media_source', 'media_rendition']

function refuseDamaged(database: DatabaseSync, tables: readonly string[]): void {
  for (const table of ['sqlite_schema', ...tables]) {
    const finding = pictureTables.includes(table)
      ? missingRows(database, table)
      : database.prepare(`pragma quick_check(${quoted(table)})`).get()?.quick_check
    if (finding !== 'ok') throw new DamagedStoreError(`La base de datos está dañada (${String(finding)}).`)
  }
}

/** Reads the first columns of every row, and the index. SQLite throws if a page is damaged. */
function missingRows(database: DatabaseSync, table: string): string {
  const count = (way: string) =>
    database.prepare(`select count(created_at) as rows from ${quoted(table)} ${way}`).get()?.rows
  const indexed = database.prepare(`select count(*) as rows from ${quoted(table)}`).get()?.rows
  return count('not indexed') === indexed ? 'ok' : `the index of ${table} is not complete`
}

/** A truncated file has fewer pages than its header says. Pages in the WAL may not be in the file yet. */
function refuseCut(database: DatabaseSync, file: string): void {
  if ((statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0) return
  const pages = Number(database.prepare('pragma page_count').get()?.page_count)
  const pageSize = Number(database.prepare('pragma page_size').get()?.page_size)
  if (statSync(file).size < pages * pageSize) {
    throw new DamagedStoreError('La base de datos está dañada (le falta una parte).')
  }
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** Table names of the database, and names of the migrations already applied. */
function tablesOf(database: DatabaseSync): [string[], string[]] {
  const names = (query: string) =>
    database
      .prepare(query)
      .all()
      .map(({ name }) => String(name))
  const tables = names(`select name from sqlite_schema where type = 'table'`)
  return [tables, tables.includes('kysely_migration') ? names('select name from kysely_migration') : []]
}
