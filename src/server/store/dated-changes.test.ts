import { expect, test } from 'vitest'
import { sharedDatabase, storeIn } from '#tests/server/databases.ts'
import { createDatedChanges } from './dated-changes.ts'
import type { Store } from './store.ts'
import { transact } from './transact.ts'

test('of two processes that save a due change at the same moment, one gets it', async () => {
  const database = await sharedDatabase()
  const now = new Date('2027-01-01T06:00:00Z')
  const processOn = ({ db }: Store) => ({ db, dated: createDatedChanges(db, () => now) })
  const first = processOn(await storeIn(database))
  const second = processOn(await storeIn(database))
  const id = await first.dated.add(first.db, { dueAt: now, author: 'Ana', role: 'owner', parts: [] })

  const claims = await Promise.all(
    [first, second].map(({ db, dated }) => transact(db, (tx) => dated.claim(tx, id, now))),
  )

  expect(claims.toSorted()).toEqual([false, true])
})
