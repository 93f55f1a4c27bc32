import { getMigrations } from 'better-auth/db/migration'
import { expect, onTestFinished, test } from 'vitest'
import { openStore } from '../store/store.ts'
import { createBetterAuth } from './better-auth.ts'

test('our migrations make every table, column and index that this version of better-auth needs', async () => {
  const store = await openStore(':memory:')
  onTestFinished(() => store.close())
  const log = { error: () => {} }
  const { options } = createBetterAuth({
    db: store.db,
    siteUrl: 'http://localhost',
    secret: 's'.repeat(40),
    log,
  })

  const missing = await getMigrations({ ...options, database: { db: store.db, type: 'sqlite' } })

  expect(missing.toBeCreated).toEqual([])
  expect(missing.toBeAdded).toEqual([])
  expect(await missing.compileMigrations()).toBe(';')
})
