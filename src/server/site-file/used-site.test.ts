import { expect, test } from 'vitest'
import { isShown } from '#content/entries/testimonial-consent.ts'
import { restoreHere } from '#tests/server/checked-here.ts'
import { ana, browserOf, signIn } from '#tests/server/owner.ts'
import { runningSite } from '#tests/server/running-site.ts'
import { storedSiteFile } from '#tests/server/site-file-fixtures.ts'
import { sitePlace } from '#tests/server/stored-site.ts'
import { createDatedChanges } from '../store/dated-changes.ts'

/**
 * A site as the version of November 2026 left it in use: with pasted texts, a link without its slashes, a removed
 * picture, a testimonial without written consent, a dated change that a kill cut off before its date, and one of an
 * assistant whose account was removed.
 */
async function usedSite() {
  const target = sitePlace()
  await restoreHere({ file: storedSiteFile('backup', '2026-11'), config: target })
  const { database, dataFolder } = target
  const site = await runningSite({ database, dataFolder })
  // The stored hash is expensive; hashes of tests are cheap.
  await site.accounts.resetPassword(ana.email, ana.password)
  const signedIn = await signIn(site, ana)
  expect(signedIn.statusCode).toBe(200)
  return { site, owner: browserOf(site, signedIn) }
}

test('a site of the version before starts with clean texts and links', async () => {
  const { site } = await usedSite()

  const { doctorInfo, aboutMe } = site.publisher.live?.snapshot['site-content'] ?? {}

  expect(doctorInfo?.name).toBe('Dra. María Fernanda Ruiz Ortega')
  expect(doctorInfo?.city).toBe('Puebla')
  expect(doctorInfo?.socialLinks.facebook).toBe('https://www.facebook.com/draruiz')
  expect(aboutMe?.description).toBe(
    'Atiendo con calma.\nEstudié en la filial de Puebla.\n\nGinecología y obstetricia.',
  )
  expect(site.errors()).toEqual([])
})

test('its removed picture is not public, and the one in use is', async () => {
  const { site } = await usedSite()
  const [used] = await site.store.db.selectFrom('media_item').select('version').execute()
  const [removed] = await site.store.db.selectFrom('media_former').select('version').execute()
  const statusOf = async (version?: string) =>
    (await fetch(`${site.url}/medios/${version}/400.webp`, { redirect: 'manual' })).status

  expect([used?.version, removed?.version].every((version) => version !== undefined)).toBe(true)
  expect([await statusOf(used?.version), await statusOf(removed?.version)]).toEqual([200, 404])
})

test('its testimonial without written consent is not shown, and blocks no other save', async () => {
  const { site, owner } = await usedSite()
  const stored = (await owner.get('/api/testimonials/laura')).json()
  expect(stored.visible).toBe(true)

  const service = (await owner.get('/api/services/papanicolau')).json()
  const saved = await owner.put('/api/services/papanicolau', { ...service, shortDescription: 'Otra.' })

  expect(saved.statusCode).toBe(200)
  const { live } = site.publisher
  expect(live?.snapshot.testimonials.filter(isShown).map(({ id }) => id)).not.toContain('laura')
})

test('its dated change that a kill cut off is published, and the calendar says whose the other one is', async () => {
  const { site, owner } = await usedSite()
  const { list } = createDatedChanges(site.store.db)
  await expect.poll(() => list()).toHaveLength(1)

  const titles = site.publisher.live?.snapshot.services.map(({ title }) => title)
  const { changes } = (await owner.get('/api/dated-changes')).json()

  expect(titles).toContain('Colposcopia de enero')
  expect(changes).toMatchObject([{ author: 'Eva Luna', authorHasAccount: false, state: 'waiting' }])
})
