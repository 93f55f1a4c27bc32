import { DatabaseSync } from 'node:sqlite'
import { Kysely, Migrator } from 'kysely'
import { migrations, needsConversion } from '../store/migrations/index.ts'
import { nodeSqliteDialect } from '../store/sqlite/node-sqlite-dialect.ts'
import { SiteFileError } from './site-file-error.ts'

/** A table or index, as listed in SQLite's schema. */
type SchemaEntry = { readonly name: string; readonly sql: string | null }

/** More than the tables and indexes of any site. */
const maxEntries = 300

/** Longer than any statement of a migration. Longer statements are cut, so they never match one. */
const maxSqlLength = 16_000

/** Tables that Kysely creates itself. Another version of Kysely may create them slightly differently. */
const migrationTables = ['kysely_migration', 'kysely_migration_lock']

/** Without parentheses, a column contains no expression: no check, no generated value, no function call. */
const plainTable = /^create table "kysely_migration(?:_lock)?" \((?:[^()]|\(\d+\))*\)$/i

/** @throws {SiteFileError} unless the list is a prefix of the migrations of this version. */
function refuseUnknownMigrations(done: readonly string[]): void {
  if (needsConversion(done)) {
    throw new SiteFileError(
      'El archivo es de la versión 0.1 del sitio: conviértalo antes con «npm run convert -- <archivo>».',
    )
  }
  const known = Object.keys(migrations).sort()
  if (done.length > 0 && done.every((name, index) => name === known[index])) return
  throw new SiteFileError('El archivo es de una versión más reciente del sitio, o de otro programa.')
}

/** The tables and indexes of a site after these migrations, in order of creation. */
async function schemaAfter(done: readonly string[]): Promise<readonly SchemaEntry[]> {
  refuseUnknownMigrations(done)
  const database = new DatabaseSync(':memory:')
  await using db = new Kysely<unknown>({ dialect: nodeSqliteDialect(database) })
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateTo(done.at(-1) ?? '')
  if (error) throw error
  return entriesOf(database)
}

/**
 * Compares the schema of a file, which SQLite would execute, with the schema that the migrations create. Call it
 * before reading anything else from the file: a generated column, an index over an expression, a check, a view or a
 * trigger can use any amount of memory.
 * @param infoSql SQL of the table that describes the file.
 * @throws {SiteFileError}
 */
export async function refuseForeignSchema(database: DatabaseSync, infoSql: string): Promise<void> {
  const found = entriesOf(database)
  if (found.length > maxEntries) throw new SiteFileError('Trae más tablas que ningún sitio.')
  for (const entry of found) if (isOfMigrations(entry) && !isPlain(entry)) throw foreign(entry)
  if (!found.some(isOfMigrations)) throw new SiteFileError('Es la base de datos de otro programa.')

  const own = new Map((await schemaAfter(doneMigrations(database))).map((entry) => [entry.name, entry.sql]))
  own.set('site_file', infoSql)
  const strange = found.find((entry) => !isOfMigrations(entry) && own.get(entry.name) !== entry.sql)
  if (strange) throw foreign(strange)
  const names = new Set(found.map(({ name }) => name))
  const missing = [...own.keys()].find((name) => !names.has(name))
  if (missing) throw new SiteFileError(`El archivo está incompleto: le falta «${missing}».`)
}

const isOfMigrations = ({ name }: SchemaEntry) => migrationTables.includes(name)

const isPlain = ({ sql }: SchemaEntry) => sql !== null && plainTable.test(sql)

const foreign = ({ name }: SchemaEntry) =>
  new SiteFileError(`Trae algo que ningún sitio tiene («${name.slice(0, 100)}»).`)

/** Everything in the schema, in order of creation. */
function entriesOf(database: DatabaseSync): SchemaEntry[] {
  const rows = database
    .prepare('select name, substr(sql, 1, ?) as sql from sqlite_schema order by rowid')
    .iterate(maxSqlLength)
  return Array.from(rows, ({ name, sql }) => ({
    name: String(name),
    sql: sql === null ? null : String(sql),
  }))
}

/** Names of the applied migrations, in order. First check that the table which lists them is plain. */
function doneMigrations(database: DatabaseSync): string[] {
  const rows = database.prepare(
    'select substr(name, 1, 200) as name from kysely_migration order by 1 limit 200',
  )
  return rows.all().map(({ name }) => String(name))
}
