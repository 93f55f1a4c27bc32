import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '#tests/server/temporary-folder.ts'
import { Problem } from '../../problems/problem.ts'
import { openStore, type Store } from '../store.ts'

async function openedStore() {
  const file = join(temporaryFolder(), 'consultorio.db')
  const store = await openStore({ kind: 'sqlite', file })
  onTestFinished(() => store.close())
  return { store, file }
}

function insert({ db }: Store, width: number, version = 'v') {
  const row = {
    version,
    format: 'webp',
    width,
    created_at: '',
    content: Buffer.alloc(2_000_000, width),
  } as const
  return db.insertInto('media_rendition').values(row).compile()
}

const kept = async ({ db }: Store) =>
  (await db.selectFrom('media_rendition').select('width').orderBy('width').execute()).map(
    ({ width }) => width,
  )

test('rows written on the other thread can be read when the write resolves', async () => {
  const { store } = await openedStore()

  await Promise.all([
    store.writeLarge([insert(store, 1), insert(store, 2)]),
    store.writeLarge([insert(store, 3)]),
  ])

  expect(await kept(store)).toEqual([1, 2, 3])
})

test('a failed write writes nothing, and the next write works', async () => {
  const { store } = await openedStore()

  await expect(store.writeLarge([insert(store, 1), insert(store, 1)])).rejects.toThrow(/UNIQUE/)

  await store.writeLarge([insert(store, 2)])
  expect(await kept(store)).toEqual([2])
})

test('a text that PostgreSQL cannot store is refused, and the store closes without waiting', async () => {
  const { store } = await openedStore()

  await expect(store.writeLarge([insert(store, 1, 'v\0')])).rejects.toThrow(Problem)

  await store.close()
})

test('a write waits for the lock of another process without blocking this thread', async () => {
  const { store, file } = await openedStore()
  const other = new DatabaseSync(file)
  onTestFinished(() => other.close())
  await store.writeLarge([insert(store, 1)])
  other.exec('begin immediate')

  const write = store.writeLarge([insert(store, 2)])
  // If the write blocked this thread, the lock would never be released.
  expect(await kept(store)).toEqual([1])
  other.exec('commit')
  await write

  expect(await kept(store)).toEqual([1, 2])
})

test('a write that has begun finishes before the store closes', async () => {
  const { store, file } = await openedStore()

  const write = store.writeLarge([insert(store, 1)])
  await store.close()
  await write

  const database = new DatabaseSync(file, { readOnly: true })
  expect(database.prepare('select width from media_rendition').all()).toEqual([{ width: 1 }])
  database.close()
})
