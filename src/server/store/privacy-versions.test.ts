import { expect, test } from 'vitest'
import { sharedDatabase, storeIn } from '#tests/server/databases.ts'
import { sampleDocuments, siteContentOf } from '#tests/server/site-documents.ts'
import { datingPrivacyNotice } from './privacy-versions.ts'
import type { Store } from './store.ts'

const day = (date: string) => new Date(`2027-${date}T12:00:00.000Z`)

/** Saves the site's texts, and says since when the notice of the then live site has been public. */
async function save(store: Store, load: Store['loadSnapshot'], value: object, moment: Date) {
  const { number } = await store.saveRevision({ document: 'site-content', value, author: 'ana' })
  return since(store, load, number, moment)
}

async function since(store: Store, load: Store['loadSnapshot'], number: number, moment: Date) {
  const live = await store.liveRelease()
  if (!live) throw new Error('The store is not seeded.')
  return (await load({ ...live.revisions, 'site-content': number }, undefined, moment)).privacySince
}

const content = siteContentOf('Dra. Nombre Apellido')
const withTitle = { ...content, heroSection: { ...content.heroSection, title: 'Otro título' } }
const withoutVisits = { ...content, privacy: { ...content.privacy, countsVisits: false } }

test('the notice begins with the content, and a later date only with another text', async () => {
  const store = await storeIn(await sharedDatabase())
  await store.seed(sampleDocuments, 'ana')
  const load = datingPrivacyNotice(store)
  const seeded = (await store.latestSummary('site-content'))?.createdAt

  expect(await since(store, load, 1, day('01-02'))).toBe(seeded)
  expect(await save(store, load, withTitle, day('01-03'))).toBe(seeded)
  expect(await save(store, load, withoutVisits, day('01-04'))).toBe(day('01-04').toISOString())
  expect(await save(store, load, { ...withTitle, privacy: withoutVisits.privacy }, day('01-05'))).toBe(
    day('01-04').toISOString(),
  )
  expect(await save(store, load, content, day('01-06'))).toBe(day('01-06').toISOString())
})

test('a restart and a second server keep the date', async () => {
  const database = await sharedDatabase()
  const store = await storeIn(database)
  await store.seed(sampleDocuments, 'ana')
  const first = datingPrivacyNotice(store)
  await since(store, first, 1, day('01-02'))
  await save(store, first, withoutVisits, day('01-04'))

  const second = datingPrivacyNotice(await storeIn(database))

  expect(await since(store, second, 2, day('02-01'))).toBe(day('01-04').toISOString())
  expect(await since(store, first, 2, day('02-02'))).toBe(day('01-04').toISOString())
})

test('a page of a past day has the date of its version', async () => {
  const store = await storeIn(await sharedDatabase())
  await store.seed(sampleDocuments, 'ana')
  const load = datingPrivacyNotice(store)
  await since(store, load, 1, day('01-02'))
  await save(store, load, withoutVisits, day('01-04'))
  await save(store, load, content, day('01-06'))

  expect(await since(store, store.loadSnapshot, 2, day('01-05'))).toBe(day('01-04').toISOString())
  expect(await since(store, store.loadSnapshot, 3, day('01-07'))).toBe(day('01-06').toISOString())
})
