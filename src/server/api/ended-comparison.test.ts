import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { catalogue } from '#content/catalogue/index.ts'
import { layoutComparisons } from '../store/migrations/0017-layout-comparisons.ts'
import { sharedDatabase, storeIn } from '../testing/databases.ts'
import { signedInOwner } from '../testing/owner.ts'
import { runningSite } from '../testing/running-site.ts'

/** A database of the version before, with a comparison that still runs or is over. */
async function comparedDatabase(endedAt: string | null) {
  const database = await sharedDatabase()
  const { db } = await storeIn(database)
  await layoutComparisons.up(db)
  await sql`insert into layout_comparison values
    (1, 'Hero', 'one', 'other', '2026-06-01', 'ana', '2026-05-31T20:00:00.000Z', null, null, ${endedAt})`.execute(
    db,
  )
  await db.schema.dropTable('ended_comparison').execute()
  await sql`delete from kysely_migration where name >= '0019'`.execute(db)
  return database
}

test('an update tells the owner once that her comparison ended, and which layout is shown', async () => {
  const database = await comparedDatabase(null)
  const site = await runningSite({ database, withoutLock: true })
  const owner = await signedInOwner(site)
  const ended = async () => (await owner.get('/api/status')).json().endedComparison

  const { component } = (await owner.get('/api/selected-sections')).json().Hero
  const shown = catalogue.Hero.variants.find(({ file }) => file === component)
  expect(await ended()).toEqual({ section: catalogue.Hero.label, layout: shown?.label })

  expect((await owner.delete('/api/ended-comparison')).statusCode).toBe(204)
  expect(await ended()).toBeNull()
})

test('an update says nothing about a comparison that was over before', async () => {
  const database = await comparedDatabase('2026-06-30T20:00:00.000Z')
  const site = await runningSite({ database, withoutLock: true })
  const owner = await signedInOwner(site)

  expect((await owner.get('/api/status')).json().endedComparison).toBeNull()
})
