import { getMigrations } from 'better-auth/db/migration'
import { expect, test } from 'vitest'
import { emptyStore, engine } from '#tests/server/databases.ts'
import { createBetterAuth } from './better-auth.ts'

test('the migrations create every table, column and index that this version of better-auth needs', async () => {
  const store = await emptyStore()
  const log = { error: () => {} }
  const { options } = createBetterAuth({
    db: store.db,
    siteUrl: 'http://localhost',
    secret: 's'.repeat(40),
    log,
  })

  const missing = await getMigrations({ ...options, database: { db: store.db, type: engine() } })

  expect(missing.toBeCreated).toEqual([])
  expect(missing.toBeAdded).toEqual([])
  expect(await missing.compileMigrations()).toBe(';')
})
