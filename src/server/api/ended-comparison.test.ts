import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { catalogue } from '#content/catalogue/index.ts'
import { signedInOwner } from '#tests/server/owner.ts'
import { runningSite } from '#tests/server/running-site.ts'
import { layoutComparisons } from '../store/migrations/0017-layout-comparisons.ts'
import { noLayoutComparisons } from '../store/migrations/0019-no-layout-comparisons.ts'

/** A site that was updated from a version with comparisons, when one of them was still running or over. */
async function updatedSite(endedAt: string | null) {
  const site = await runningSite()
  const { db } = site.store
  await db.schema.dropTable('ended_comparison').execute()
  await layoutComparisons.up(db)
  await sql`insert into layout_comparison values
    (1, 'Hero', 'one', 'other', '2026-06-01', 'ana', '2026-05-31T20:00:00.000Z', null, null, ${endedAt})`.execute(
    db,
  )
  await noLayoutComparisons.up(db)
  return signedInOwner(site)
}

test('an update tells the owner once that her comparison ended, and which layout is shown', async () => {
  const owner = await updatedSite(null)
  const ended = async () => (await owner.get('/api/status')).json().endedComparison

  const { component } = (await owner.get('/api/selected-sections')).json().Hero
  const shown = catalogue.Hero.variants.find(({ file }) => file === component)
  expect(await ended()).toEqual({ section: catalogue.Hero.label, layout: shown?.label })

  expect((await owner.delete('/api/ended-comparison')).statusCode).toBe(204)
  expect(await ended()).toBeNull()
})

test('an update says nothing about a comparison that was over before', async () => {
  const owner = await updatedSite('2026-06-30T20:00:00.000Z')

  expect((await owner.get('/api/status')).json().endedComparison).toBeNull()
})
