import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { Problem } from '../../problems/problem.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
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

test('what is written on the other thread is there when the write is done', async () => {
  const { store } = await openedStore()

  await Promise.all([
    store.writeLarge([insert(store, 1), insert(store, 2)]),
    store.writeLarge([insert(store, 3)]),
  ])

  expect(await kept(store)).toEqual([1, 2, 3])
})

test('all of it is written or nothing, and the next write is', async () => {
  const { store } = await openedStore()

  await expect(store.writeLarge([insert(store, 1), insert(store, 1)])).rejects.toThrow(/UNIQUE/)

  await store.writeLarge([insert(store, 2)])
  expect(await kept(store)).toEqual([2])
})

test('what cannot be kept is refused, and the store closes without waiting for it', async () => {
  const { store } = await openedStore()

  await expect(store.writeLarge([insert(store, 1, 'v\0')])).rejects.toThrow(Problem)

  await store.close()
})

test('while another process holds the lock it waits, and nobody else does', async () => {
  const { store, file } = await openedStore()
  const other = new DatabaseSync(file)
  onTestFinished(() => other.close())
  await store.writeLarge([insert(store, 1)])
  other.exec('begin immediate')

  const write = store.writeLarge([insert(store, 2)])
  const before = performance.eventLoopUtilization()
  await wait(400)
  const { utilization } = performance.eventLoopUtilization(before)
  expect(await kept(store)).toEqual([1])
  other.exec('commit')
  await write

  expect(await kept(store)).toEqual([1, 2])
  expect(utilization, 'share of the time in which this thread was held up').toBeLessThan(0.5)
})

test('what was begun is finished before the store closes', async () => {
  const { store, file } = await openedStore()

  const write = store.writeLarge([insert(store, 1)])
  await store.close()
  await write

  const database = new DatabaseSync(file, { readOnly: true })
  expect(database.prepare('select width from media_rendition').all()).toEqual([{ width: 1 }])
  database.close()
})
