import { statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '#tests/server/temporary-folder.ts'
import { openStore } from '../store.ts'
import { StoreUnavailableError, UnsafeSqliteError } from '../store-errors.ts'
import { refuseUnsafeSqlite } from './open-sqlite.ts'

async function storeIn(file: string) {
  const store = await openStore({ kind: 'sqlite', file })
  onTestFinished(() => store.close())
  return store
}

test('a save waits for the lock of another process without blocking the event loop', async () => {
  const file = join(temporaryFolder(), 'sitio.db')
  const store = await storeIn(file)
  const other = new DatabaseSync(file)
  other.exec('begin immediate')
  let attempts = 0
  const timer = setInterval(() => {
    attempts += 1
    if (attempts === 5) other.exec('commit')
  }, 5)
  onTestFinished(() => clearInterval(timer))

  const saved = await store.saveRevision({ document: 'gallery', value: [], author: 'ana' })

  expect(saved.number).toBe(1)
  expect(attempts).toBeGreaterThanOrEqual(5)
  other.close()
})

test('a save fails with a named error if the lock stays', async () => {
  const file = join(temporaryFolder(), 'sitio.db')
  const store = await storeIn(file)
  const other = new DatabaseSync(file)
  onTestFinished(() => other.close())
  other.exec('begin immediate')

  const saving = store.saveRevision({ document: 'gallery', value: [], author: 'ana' })

  await expect(saving).rejects.toBeInstanceOf(StoreUnavailableError)
})

test.each(['3.51.2', '3.9.0', undefined])('SQLite %s is refused', (version) => {
  expect(() => refuseUnsafeSqlite(version)).toThrow(UnsafeSqliteError)
})

test.each(['3.51.3', '3.100.0'])('SQLite %s is accepted', (version) => {
  expect(() => refuseUnsafeSqlite(version)).not.toThrow()
})

test('only the user of the process may read the database file', async () => {
  const file = join(temporaryFolder(), 'sitio.db')

  await storeIn(file)

  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(statSync(`${file}-wal`).mode & 0o777).toBe(0o600)
})
