import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { digestSite } from '../../../src/server/store/copy-site.ts'
import type { DatabaseLocation } from '../../../src/server/store/database-location.ts'
import { withDatabase } from '../../../src/server/store/open-database.ts'
import { runCommand } from '../../support/command.ts'
import { createPostgresDatabase } from '../../support/server/postgres-databases.ts'
import { type PostgresServer, startPostgres } from '../../support/server/postgres-server.ts'
import { formerFile } from './sites.ts'

let postgres: PostgresServer
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.remove())

/** A PostgreSQL database with the tables and rows of a SQLite file of version 0.1. */
async function formerDatabase(file: string): Promise<string> {
  const url = await createPostgresDatabase(postgres.url)
  using source = new DatabaseSync(file, { readOnly: true })
  const client = new Client({ connectionString: url })
  await client.connect()
  const entries = source.prepare(
    'select type, name, sql from sqlite_schema where sql is not null order by rowid',
  )
  for (const { type, name, sql } of entries.all()) {
    await client.query(String(sql).replaceAll(' blob ', ' bytea '))
    if (type !== 'table') continue
    for (const row of source.prepare(`select * from "${String(name)}"`).all()) {
      const columns = Object.keys(row).map((column) => `"${column}"`)
      const places = columns.map((_, index) => `$${index + 1}`)
      await client.query(
        `insert into "${String(name)}" (${columns}) values (${places})`,
        Object.values(row).map((value) => (value instanceof Uint8Array ? Buffer.from(value) : value)),
      )
    }
  }
  await client.end()
  return url
}

const contentOf = (location: DatabaseLocation) => withDatabase(location, digestSite)

test('a database of version 0.1 on PostgreSQL becomes the same site as on SQLite', async () => {
  const file = formerFile('database')
  const url = await formerDatabase(file)
  const env = { DATABASE_URL: url }

  const converted = await runCommand('convert', { env })

  expect(converted).toMatchObject({ code: 0, words: '' })
  expect((await runCommand('convert', { env })).out).toContain('No hay nada que convertir')
  expect((await runCommand('convert', { args: [file] })).code).toBe(0)
  expect(await contentOf({ kind: 'postgres', url })).toEqual(await contentOf({ kind: 'sqlite', file }))
})
