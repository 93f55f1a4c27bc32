import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { sharedDatabase } from '#tests/server/databases.ts'
import { editNext, publishNext } from '#tests/server/next-version.ts'
import { signedInOwner } from '#tests/server/owner.ts'
import { runningSite } from '#tests/server/running-site.ts'
import { publishSaved } from './start-publishing.ts'

/** A site that saves, and whose publishes all fail as if the process were killed before them. */
async function killedSite() {
  const database = await sharedDatabase()
  const site = await runningSite({ database })
  const browser = await signedInOwner(site)
  vi.spyOn(site.publisher, 'publish').mockRejectedValue(new Error('The process was killed.'))
  return { database, site, browser }
}

test('a start publishes what a publish saved before a kill', async () => {
  const { database, site, browser } = await killedSite()
  await editNext(browser, 'services/colposcopia', { title: 'Colposcopia guardada' })
  expect((await publishNext(browser)).statusCode).toBe(500)
  await site.stop()

  const { publisher } = await runningSite({ database })

  const titles = publisher.live?.snapshot.services.map(({ title }) => title)
  expect(titles).toContain('Colposcopia guardada')
})

test('a start does not publish a selection of sections that was only saved', async () => {
  const { database, site, browser } = await killedSite()
  const sections = (await browser.get('/api/selected-sections')).json()
  sections.Insurance.display = false
  expect((await browser.post('/api/selected-sections', sections)).statusCode).toBe(200)
  await site.stop()

  const { publisher } = await runningSite({ database })

  expect(publisher.live?.snapshot['selected-sections'].Insurance.display).toBe(true)
})

test('a start shows the recorded release if what was saved cannot be published', async () => {
  const publish = vi.fn(async (changes?: object) => {
    if (changes) throw new Error('It cannot be rendered.')
  })
  const lines: string[] = []
  const saved = { document: 'site-content', number: 7, author: 'Dra. Ana', createdAt: '' } as const

  await publishSaved({
    store: { latestSummaries: async () => [saved] },
    publisher: { publish },
    log: pino({ base: null }, { write: (line) => lines.push(line) }),
  })

  expect(publish.mock.calls).toEqual([[{ 'site-content': 7 }], []])
  expect(lines.join()).toContain('No se publicó lo último que se guardó')
})
