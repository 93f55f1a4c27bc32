import { DatabaseSync } from 'node:sqlite'
import { Kysely, Migrator } from 'kysely'
import { migrations } from '../store/migrations/index.ts'
import { nodeSqliteDialect } from '../store/sqlite/node-sqlite-dialect.ts'
import { SiteFileError } from './site-file-error.ts'

/** A table or index, as SQLite lists it. */
export type SchemaEntry = { readonly name: string; readonly table: string; readonly sql: string | null }

/** Longer than any statement of a migration: what is longer is cut, and so is not a migration's. */
const maxSqlLength = 16_000

/** Those that Kysely keeps itself: another version of it may write them a little differently. */
const migrationTables = ['kysely_migration', 'kysely_migration_lock']

/** Without parentheses there is no expression in a column: no check, no generated value, no call of a function. */
const plainTable = /^create table "kysely_migration(?:_lock)?" \((?:[^()]|\(\d+\))*\)$/i

/** SQLite's own counts, which `analyze` makes: a backup never has them, files of earlier versions may. */
const statistics = /^create table sqlite_stat\d\([a-z,]+\)$/i

/** @throws {SiteFileError} unless the list is the beginning of the migrations that this version knows. */
function refuseUnknownMigrations(done: readonly string[]): void {
  const known = Object.keys(migrations).sort()
  if (done.length > 0 && done.every((name, index) => name === known[index])) return
  throw new SiteFileError('El archivo es de una versión más reciente del sitio, o de otro programa.')
}

/** The tables and indexes of a site after these migrations, each as it must be created. */
export async function schemaAfter(done: readonly string[]): Promise<readonly SchemaEntry[]> {
  refuseUnknownMigrations(done)
  const database = new DatabaseSync(':memory:')
  const db = new Kysely<unknown>({ dialect: nodeSqliteDialect(database) })
  try {
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
    const { error } = await migrator.migrateTo(done.at(-1) ?? '')
    if (error) throw error
    return entriesOf(database)
  } finally {
    await db.destroy()
  }
}

/**
 * Compares what a file would have SQLite run with what the migrations wrote: nothing else of the file is read before.
 * A generated column, an index over an expression, a check, a view or a trigger can take any amount of memory.
 * @param infoSql How the table was created that describes the file.
 * @throws {SiteFileError}
 */
export async function refuseForeignSchema(database: DatabaseSync, infoSql: string): Promise<void> {
  const found = entriesOf(database)
  for (const entry of found) if (isOfMigrations(entry) && !isPlain(entry)) throw foreign(entry)
  if (!found.some(isOfMigrations)) throw new SiteFileError('Es la base de datos de otro programa.')

  const own = new Map((await schemaAfter(doneMigrations(database))).map((entry) => [entry.name, entry.sql]))
  own.set('site_file', infoSql)
  const strange = found.find((entry) => !isPlain(entry) && own.get(entry.name) !== entry.sql)
  if (strange) throw foreign(strange)
  const names = new Set(found.map(({ name }) => name))
  const missing = [...own.keys()].find((name) => !names.has(name))
  if (missing) throw new SiteFileError(`El archivo está incompleto: le falta «${missing}».`)
}

const isOfMigrations = ({ name }: SchemaEntry) => migrationTables.includes(name)

const isPlain = (entry: SchemaEntry) =>
  entry.sql !== null && (isOfMigrations(entry) ? plainTable : statistics).test(entry.sql)

const foreign = ({ name }: SchemaEntry) =>
  new SiteFileError(`Trae algo que ningún sitio tiene («${name.slice(0, 100)}»).`)

/** Everything in the schema, in the order of its creation. */
function entriesOf(database: DatabaseSync): SchemaEntry[] {
  const rows = database
    .prepare('select name, tbl_name, substr(sql, 1, ?) as sql from sqlite_schema order by rowid')
    .iterate(maxSqlLength)
  return Array.from(rows, ({ name, tbl_name, sql }) => ({
    name: String(name),
    table: String(tbl_name),
    sql: sql === null ? null : String(sql),
  }))
}

/** In order. The table that lists them must be known to be plain. */
export function doneMigrations(database: DatabaseSync): string[] {
  const rows = database.prepare(
    'select substr(name, 1, 200) as name from kysely_migration order by 1 limit 200',
  )
  return rows.all().map(({ name }) => String(name))
}
