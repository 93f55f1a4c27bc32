import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { refsText } from '#server/store/entry-refs.ts'
import { nodeSqliteDialect } from '#server/store/sqlite/node-sqlite-dialect.ts'
import type { FormerTables } from './former-tables.ts'
import { unpackEntries } from './unpack-entries.ts'

const times = ['2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z', '2026-01-03T00:00:00.000Z']

/** A database with these texts as the revisions of the services. */
async function servicesWith(values: readonly string[]) {
  const database = new DatabaseSync(':memory:')
  database.exec(`
    create table revision (document, number, author, created_at, value, sent, format);
    create table entry_revision (document, entry, number, author, created_at, id, title, value, format,
      primary key (document, entry, number))`)
  const db = new Kysely<FormerTables>({ dialect: nodeSqliteDialect(database) })
  onTestFinished(() => db.destroy())
  const rows = values.map((value, index) => {
    const created_at = times[index] ?? ''
    return {
      document: 'services',
      number: index + 1,
      author: 'ana',
      created_at,
      value,
      sent: null,
      format: 2,
    }
  })
  await db.insertInto('revision').values(rows).execute()
  return db
}

const entry = (id: string, title: string) => ({ id, title, aliases: [] })

test('each state of an entry is stored once, and each revision refers to the states of its entries', async () => {
  const [colposcopia, ultrasonido] = [
    entry('colposcopia', 'Colposcopia'),
    entry('ultrasonido', 'Ultrasonido'),
  ]
  const renamed = entry('colposcopia', 'Colposcopia digital')
  const ref = { key: 'ultrasonido', id: 'ultrasonido', number: 3, createdAt: times[2] ?? '', aliases: [] }
  const db = await servicesWith([
    JSON.stringify([colposcopia, ultrasonido]),
    JSON.stringify([renamed, ultrasonido]),
    refsText([ref]),
  ])

  await unpackEntries(db)

  const states = await db
    .selectFrom('entry_revision')
    .select(['entry', 'number', 'title', 'value'])
    .orderBy('number')
    .orderBy('entry')
    .execute()
  expect(states).toEqual([
    { entry: 'colposcopia', number: 1, title: 'Colposcopia', value: JSON.stringify(colposcopia) },
    { entry: 'ultrasonido', number: 1, title: 'Ultrasonido', value: JSON.stringify(ultrasonido) },
    { entry: 'colposcopia', number: 2, title: 'Colposcopia digital', value: JSON.stringify(renamed) },
    { entry: 'colposcopia', number: 3, title: 'Colposcopia digital', value: null },
  ])
  const revisions = await db.selectFrom('revision').select('value').orderBy('number').execute()
  const first = { key: 'ultrasonido', id: 'ultrasonido', number: 1, createdAt: times[0] ?? '', aliases: [] }
  const changed = { key: 'colposcopia', id: 'colposcopia', number: 2, createdAt: times[1] ?? '', aliases: [] }
  expect(revisions[1]?.value).toBe(refsText([changed, first]))
  expect(revisions[2]?.value).toBe(refsText([ref]))
})
