import { DatabaseSync } from 'node:sqlite'
import { Kysely, type Migration, Migrator, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { nodeSqliteDialect } from './node-sqlite-dialect.ts'

type Tables = { note: { id: number; text: string | null } }

async function notes() {
  const db = new Kysely<Tables>({ dialect: nodeSqliteDialect(new DatabaseSync(':memory:')) })
  onTestFinished(() => db.destroy())
  await sql`create table note (id integer primary key, text text)`.execute(db)
  return db
}

test('a query returns rows, and so does a statement that writes', async () => {
  const db = await notes()

  const returned = await db.insertInto('note').values({ id: 1, text: 'uno' }).returning('text').execute()

  expect(returned).toEqual([{ text: 'uno' }])
  expect(await db.selectFrom('note').selectAll().execute()).toEqual([{ id: 1, text: 'uno' }])
})

test('a statement that writes returns the number of changed rows', async () => {
  const db = await notes()

  const { numInsertedOrUpdatedRows } = await db
    .insertInto('note')
    .values({ id: 1, text: null })
    .executeTakeFirstOrThrow()

  expect(numInsertedOrUpdatedRows).toBe(1n)
})

test.each([
  ['a date', new Date(0)],
  ['an object', { text: 'uno' }],
  ['a list', ['uno']],
  ['a boolean', true],
  ['undefined', undefined],
])('%s is refused instead of bound as NULL', async (_name, value) => {
  const db = await notes()

  await expect(sql`insert into note (text) values (${value})`.execute(db)).rejects.toThrow(
    /SQLite cannot bind/,
  )

  expect(await db.selectFrom('note').selectAll().execute()).toEqual([])
})

test('a failed transaction is rolled back', async () => {
  const db = await notes()

  const change = db.transaction().execute(async (tx) => {
    await tx.insertInto('note').values({ id: 1, text: 'uno' }).execute()
    throw new Error('no')
  })

  await expect(change).rejects.toThrow('no')
  expect(await db.selectFrom('note').selectAll().execute()).toEqual([])
})

test('a transaction that fills the disk throws that error, and the next one works', async () => {
  const db = await notes()
  const insert = (id: number, text: string) =>
    db.transaction().execute((tx) => tx.insertInto('note').values({ id, text }).execute())
  await sql`pragma max_page_count = 2`.execute(db)

  await expect(insert(1, 'x'.repeat(100_000))).rejects.toThrow('database or disk is full')

  await insert(2, 'corto')
  expect(await db.selectFrom('note').select('id').execute()).toEqual([{ id: 2 }])
})

test('interrupted migrations are rolled back, and the next start runs all of them', async () => {
  const db = await notes()
  const cutOff = async () => {
    throw new Error('killed')
  }
  const first: Migration = { up: (tx) => tx.schema.createTable('first').addColumn('id', 'integer').execute() }
  const migrateWith = (second: Migration['up']) =>
    new Migrator({ db, provider: { getMigrations: async () => ({ first, second: { up: second } }) } })

  expect(await migrateWith(cutOff).migrateToLatest()).toMatchObject({ error: new Error('killed') })

  const tables = await db.introspection.getTables()
  expect(tables.map(({ name }) => name)).not.toContain('first')
  expect((await migrateWith(async () => {}).migrateToLatest()).error).toBeUndefined()
})

test('a query that was run before returns the columns that the table has now', async () => {
  const db = await notes()
  await db.insertInto('note').values({ id: 1, text: 'uno' }).execute()
  const all = () => db.selectFrom('note').selectAll().execute()
  await all()

  await sql`alter table note add column color text default 'azul'`.execute(db)

  expect(await all()).toEqual([{ id: 1, text: 'uno', color: 'azul' }])
})

test('many queries at once, and many after each other, let other work run between them', async () => {
  const db = await notes()
  let turns = 0
  const other = setInterval(() => {
    turns += 1
  })
  onTestFinished(() => clearInterval(other))
  const slow = sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 300000) select max(i) from n`

  await Promise.all(Array.from({ length: 10 }, () => slow.execute(db)))
  expect(turns).toBeGreaterThan(2)

  turns = 0
  await db.transaction().execute(async (tx) => {
    for (let count = 0; count < 10; count += 1) await slow.execute(tx)
  })
  expect(turns).toBeGreaterThan(2)
})
