import { Client } from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { sharedDatabase, urlOf } from '#tests/server/databases.ts'
import { eventually } from '#tests/server/eventually.ts'
import { createPostgresDatabase, runAsOperator } from '#tests/server/postgres-databases.ts'
import { sampleDocuments } from '#tests/server/site-documents.ts'
import { temporaryFolder } from '#tests/server/temporary-folder.ts'
import { openOrSeedStore } from '../first-start.ts'
import { openStore } from '../store.ts'
import { DamagedStoreError, LostStoreError, StoreUnavailableError } from '../store-errors.ts'

const save = { document: 'gallery', value: [], author: 'ana' } as const

async function openedStore() {
  const database = await sharedDatabase()
  const store = await openStore(database)
  onTestFinished(() => store.close())
  const name = new URL(urlOf(database)).pathname.slice(1)
  const operate = (statement: string) => runAsOperator(urlOf(database), statement)
  return { store, name, operate }
}

/** An empty database, removed with the test server. */
const bareDatabase = async () =>
  ({ kind: 'postgres', url: await createPostgresDatabase(inject('postgresTemplate') ?? '') }) as const

test('several concurrent starts create the tables once', async () => {
  const database = await bareDatabase()

  const stores = await Promise.all([openStore(database), openStore(database), openStore(database)])

  for (const store of stores) {
    expect((await store.latestSummary('gallery'))?.number).toBeUndefined()
    await store.close()
  }
})

test('a database of another program is refused and stays unchanged', async () => {
  const database = await bareDatabase()
  const other = new Client(database.url)
  await other.connect()
  onTestFinished(() => other.end())
  await other.query('create table photos (id integer)')

  await expect(openStore(database)).rejects.toBeInstanceOf(DamagedStoreError)

  const tables = await other.query(`select tablename from pg_tables where schemaname = 'public'`)
  expect(tables.rows).toEqual([{ tablename: 'photos' }])
})

test('a database that was emptied after its first use is not refilled', async () => {
  const database = await sharedDatabase()
  const options = { database, dataFolder: temporaryFolder(), loadSamples: async () => sampleDocuments }
  const { store } = await openOrSeedStore(options)
  await store.db.deleteFrom('release').execute()
  await store.db.deleteFrom('revision').execute()
  await store.close()

  await expect(openOrSeedStore(options)).rejects.toBeInstanceOf(LostStoreError)
})

test.each([
  [
    'a password',
    'no acepta el usuario o la contraseña',
    (url: URL) => Object.assign(url, { password: 'mal' }),
  ],
  ['a database', 'no existe', (url: URL) => Object.assign(url, { pathname: '/ninguna' })],
])('%s in DATABASE_URL that is wrong is named, without the password', async (_what, words, change) => {
  const { href: url } = change(new URL(inject('postgresTemplate') ?? ''))

  const opening = openStore({ kind: 'postgres', url })

  await expect(opening).rejects.toBeInstanceOf(StoreUnavailableError)
  await expect(opening).rejects.toThrow(words)
  await expect(opening).rejects.not.toThrow(/mal\b|secreto/)
})

test('a read-only database refuses saves with a message and is still read, and later accepts saves again', async () => {
  const { store, name, operate } = await openedStore()
  await store.saveRevision(save)
  const setReadOnly = async (value: 'on' | 'off') => {
    await operate(`alter database ${name} set default_transaction_read_only = ${value}`)
    await operate(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
  }

  await setReadOnly('on')
  await eventually(() => store.latestSummary('gallery'))
  await expect(store.saveRevision(save)).rejects.toThrow('PostgreSQL no admite escrituras por ahora.')
  expect((await store.latestSummary('gallery'))?.number).toBe(1)

  await setReadOnly('off')
  const saved = await eventually(() => store.saveRevision(save))
  expect(saved.number).toBe(2)
})

test('a transaction whose connection is lost writes nothing and reports that the store is unavailable', async () => {
  const { store, name, operate } = await openedStore()
  const cut = store.db.transaction().execute(async (tx) => {
    const row = {
      document: 'gallery',
      number: 1,
      author: 'ana',
      created_at: '',
      value: '[]',
    } as const
    await tx.insertInto('revision').values(row).execute()
    await operate(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
    await tx
      .insertInto('revision')
      .values({ ...row, number: 2 })
      .execute()
  })

  await expect(cut).rejects.toBeInstanceOf(StoreUnavailableError)

  // The idle connections of the pool were ended too, and it may not have noticed yet.
  await expect.poll(async () => (await store.latestSummary('gallery'))?.number).toBeUndefined()
  expect((await store.saveRevision(save)).number).toBe(1)
})
