import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { sampleDocuments } from '#tests/server/site-documents.ts'
import { temporaryFolder } from '#tests/server/temporary-folder.ts'
import { openOrSeedStore } from './first-start.ts'
import { DamagedStoreError, LostStoreError, StoreUnavailableError } from './store-errors.ts'

const loadSamples = async () => sampleDocuments

function place() {
  const dataFolder = join(temporaryFolder(), 'datos')
  const file = join(dataFolder, 'sitio.db')
  return { dataFolder, file, database: { kind: 'sqlite', file }, loadSamples } as const
}

async function useOnce(options: ReturnType<typeof place>) {
  const { store } = await openOrSeedStore(options)
  await store.close()
}

test('the first start seeds the samples, and the next one finds them', async () => {
  const options = place()

  const first = await openOrSeedStore(options)
  await first.store.saveRevision({ document: 'gallery', value: [], author: 'ana' })
  await first.store.close()
  const second = await openOrSeedStore({
    ...options,
    loadSamples: () => Promise.reject(new Error('not again')),
  })
  const number = (await second.store.latestSummary('gallery'))?.number
  await second.store.close()

  expect([first.seeded, second.seeded]).toEqual([true, false])
  expect(number).toBe(2)
})

test('a seeded store without its mark is used unchanged and gets the mark', async () => {
  const options = place()
  await useOnce(options)
  const mark = readdirSync(options.dataFolder).filter((name) => name.endsWith('.json'))
  for (const name of mark) rmSync(join(options.dataFolder, name))

  const { store, seeded } = await openOrSeedStore(options)
  await store.close()

  expect(seeded).toBe(false)
  expect(readdirSync(options.dataFolder)).toEqual(expect.arrayContaining(mark))
})

test('a failed first start leaves no mark, so the next start seeds the samples', async () => {
  const options = place()

  await expect(
    openOrSeedStore({ ...options, loadSamples: () => Promise.reject(new Error('no')) }),
  ).rejects.toThrow('no')
  const { store, seeded } = await openOrSeedStore(options)
  await store.close()

  expect(seeded).toBe(true)
})

test('a missing database after the first start is not replaced by the samples', async () => {
  const options = place()
  await useOnce(options)
  rmSync(options.file)

  await expect(openOrSeedStore(options)).rejects.toBeInstanceOf(LostStoreError)

  expect(existsSync(options.file)).toBe(false)
})

test('an emptied database file stays empty', async () => {
  const options = place()
  await useOnce(options)
  truncateSync(options.file)

  await expect(openOrSeedStore(options)).rejects.toBeInstanceOf(LostStoreError)

  expect(readFileSync(options.file)).toHaveLength(0)
})

test('a database without its releases is not refilled', async () => {
  const options = place()
  await useOnce(options)
  const database = new DatabaseSync(options.file)
  database.exec('delete from release; delete from revision')
  database.close()

  await expect(openOrSeedStore(options)).rejects.toBeInstanceOf(LostStoreError)
})

test('a database without its tables stays unchanged', async () => {
  const options = place()
  await useOnce(options)
  rmSync(options.file)
  const database = new DatabaseSync(options.file)
  database.exec('pragma user_version = 1')
  database.close()
  const before = readFileSync(options.file)

  await expect(openOrSeedStore(options)).rejects.toBeInstanceOf(LostStoreError)

  expect(readFileSync(options.file).equals(before)).toBe(true)
})

test('saves in an unreadable WAL are not overwritten', async () => {
  const options = place()
  await useOnce(options)
  const wal = `${options.file}-wal`
  writeFileSync(wal, Buffer.alloc(9_000, 'basura'))

  const opening = openOrSeedStore(options)

  await expect(opening).rejects.toBeInstanceOf(DamagedStoreError)
  await expect(opening).rejects.toThrow(wal)
  expect(readFileSync(wal).equals(Buffer.alloc(9_000, 'basura'))).toBe(true)
})

test('a WAL of zero bytes after a power failure counts as empty', async () => {
  const options = place()
  await useOnce(options)
  writeFileSync(`${options.file}-wal`, Buffer.alloc(4_096))

  const { store, seeded } = await openOrSeedStore(options)
  await store.close()

  expect(seeded).toBe(false)
})

test('a file that is not a database stays unchanged', async () => {
  const options = place()
  mkdirSync(options.dataFolder)
  writeFileSync(options.file, 'esto no es una base de datos')

  await expect(openOrSeedStore(options)).rejects.toBeInstanceOf(DamagedStoreError)

  expect(readFileSync(options.file, 'utf8')).toBe('esto no es una base de datos')
})

test('a database with damaged pages stays unchanged', async () => {
  const options = place()
  await useOnce(options)
  const page = pageOfTable(options.file, 'revision')
  const damaged = readFileSync(options.file).fill(0xee, (page - 1) * 4096, page * 4096)
  writeFileSync(options.file, damaged)

  await expect(openOrSeedStore(options)).rejects.toBeInstanceOf(DamagedStoreError)

  expect(readFileSync(options.file).equals(damaged)).toBe(true)
})

test('a database of another program stays unchanged', async () => {
  const options = place()
  mkdirSync(options.dataFolder)
  const foreign = new DatabaseSync(options.file)
  foreign.exec('create table photos (id integer)')
  foreign.close()
  const before = readFileSync(options.file)

  await expect(openOrSeedStore(options)).rejects.toThrow(/tablas que no son de este sitio/)

  expect(readFileSync(options.file).equals(before)).toBe(true)
})

test('an error names a data folder that cannot be created', async () => {
  const file = join(temporaryFolder(), 'archivo')
  writeFileSync(file, '')
  const dataFolder = join(file, 'datos')

  const opening = openOrSeedStore({
    dataFolder,
    database: { kind: 'sqlite', file: join(dataFolder, 'sitio.db') },
    loadSamples,
  })

  await expect(opening).rejects.toBeInstanceOf(StoreUnavailableError)
  await expect(opening).rejects.toThrow(dataFolder)
})

test('a folder in place of the database file is refused', async () => {
  const options = place()
  mkdirSync(options.file, { recursive: true })

  await expect(openOrSeedStore(options)).rejects.toBeInstanceOf(StoreUnavailableError)
})

/** Number of the first page of a table. */
function pageOfTable(file: string, table: string): number {
  const database = new DatabaseSync(file)
  const row = database.prepare('select rootpage from sqlite_schema where name = ?').get(table)
  database.close()
  return Number(row?.rootpage)
}
