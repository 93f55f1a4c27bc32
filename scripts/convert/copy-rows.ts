import type { DatabaseSync } from 'node:sqlite'

/** Names of the tables of a database. @param schema Name under which the connection has it. */
export const namesIn = (database: DatabaseSync, schema: string): string[] =>
  database
    .prepare(`select name from ${schema}.sqlite_schema where type = 'table'`)
    .all()
    .map(({ name }) => String(name))

/**
 * Copies rows of a file whose tables have the same columns, in any order.
 * @param isCopied Whether to copy the rows of a table.
 */
export function copyRows(database: DatabaseSync, file: string, isCopied: (table: string) => boolean): void {
  database.exec('pragma foreign_keys = off')
  database.prepare('attach ? as source').run(file)
  database.exec('begin')
  const tables = namesIn(database, 'main').filter((name) => !name.startsWith('kysely_'))
  for (const table of tables.filter(isCopied)) {
    const columns = database
      .prepare('select name from pragma_table_info(?)')
      .all(table)
      .map(({ name }) => `"${String(name)}"`)
      .join()
    database.exec(
      `insert into main."${table}" (${columns}) select ${columns} from source."${table}" order by rowid`,
    )
  }
  database.exec('commit; detach source')
}
