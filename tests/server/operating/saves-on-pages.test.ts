import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { ownerEnv, signInOwner } from '../../support/owner-client.ts'
import { siteContentOf } from '../../support/server/site-documents.ts'
import { startServer } from '../../support/server.ts'

/** The built server with an owner's session. */
async function ownersSite() {
  const server = await startServer({ env: ownerEnv })
  onTestFinished(() => server.stop())
  const owner = await signInOwner(server)
  return {
    owner,
    page: async (path: string) => (await fetch(server.url + path)).text(),
    read: async (path: string): Promise<unknown> => (await owner.get(path)).json(),
  }
}

const revisionList = z.object({ revisions: z.array(z.unknown()) })
const revision = z.object({ value: z.unknown() })

test('a save is on the real pages when its response arrives, and the history brings back the former content', async () => {
  const { owner, page, read } = await ownersSite()
  const former = /· (.+?)<\/title>/.exec(await page('/contacto'))?.[1] ?? '?'

  const saved = await owner.post('/api/site-content', { siteContent: siteContentOf('Dra. Lucía Prueba') })
  const shown = await Promise.all(['/', '/contacto'].map(page))
  const preview = await (await owner.get('/api/revisions/site-content/1/page?path=/')).text()

  expect(saved.status).toBe(200)
  for (const html of shown) expect(html).toContain('Dra. Lucía Prueba')
  expect(preview).toContain(former)

  const { value } = revision.parse(await read('/api/revisions/site-content/1'))
  expect((await owner.post('/api/site-content', { siteContent: value })).status).toBe(200)
  expect(await page('/')).not.toContain('Dra. Lucía Prueba')
  expect(revisionList.parse(await read('/api/revisions/site-content')).revisions).toHaveLength(3)
})

const status = z.object({
  live: z.object({ revisions: z.record(z.string(), z.number()) }),
  saved: z.record(z.string(), z.object({ number: z.number() })),
})
const selection = z.record(z.string(), z.looseObject({ display: z.boolean() }))

test('a hidden section disappears from the real home page after the sections are published', async () => {
  const { owner, page, read } = await ownersSite()
  const before = await page('/')
  const selected = selection.parse(await read('/api/selected-sections'))

  await owner.post('/api/selected-sections', { ...selected, Hero: { ...selected.Hero, display: false } })
  const saved = await page('/')
  await owner.post('/api/update-sections')
  const updated = await page('/')

  expect(saved).toBe(before)
  expect(before).toContain('data-section="Hero"')
  expect(updated).not.toContain('data-section="Hero"')
  const { live, saved: latest } = status.parse(await read('/api/status'))
  expect(live.revisions['selected-sections']).toBe(latest['selected-sections']?.number)
})
