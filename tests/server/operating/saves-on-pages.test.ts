import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { hostedSite } from '../../support/hosted/hosted-site.ts'
import { type OwnerClient, signInOwner } from '../../support/owner-client.ts'
import { siteContentOf } from '../../support/server/site-documents.ts'

const site = hostedSite()
let owner: OwnerClient
beforeAll(async () => {
  owner = await signInOwner(site())
})

const page = async (path: string) => (await fetch(site().url + path)).text()
const read = async (path: string): Promise<unknown> => (await owner.get(path)).json()

const revisionList = z.object({ revisions: z.array(z.unknown()) })
const revision = z.object({ value: z.unknown() })

test('a save is on the real pages when its response arrives, and the history brings back the former content', async () => {
  const former = /· (.+?)<\/title>/.exec(await page('/contacto'))?.[1] ?? '?'

  const saved = await owner.post('/api/site-content', { siteContent: siteContentOf('Dra. Lucía Prueba') })
  const shown = await Promise.all(['/', '/contacto'].map(page))
  const at = { document: 'site-content', number: 1 }
  const preview = await (await owner.post('/api/render', { at, path: '/' })).text()

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

test('words that the owner adds to an entry find it at once, with and without a script, until it is hidden', async () => {
  const path = '/api/symptoms/amenorrea'
  const symptom = z.looseObject({ synonyms: z.array(z.string()) }).parse(await read(path))
  const save = async (changes: object) => {
    const body = JSON.stringify({ ...symptom, ...changes })
    expect((await owner.send('PUT', path, body, { 'Content-Type': 'application/json' })).status).toBe(200)
  }
  const finds = async () => {
    const found = await page('/buscar?q=vacaciones+de+la+luna')
    const index = await page('/buscar.json')
    return [found.includes('href="/sintomas/amenorrea" data-result'), index.includes('vacaciones de la luna')]
  }

  await save({ synonyms: [...symptom.synonyms, 'vacaciones de la luna'] })
  expect(await finds()).toEqual([true, true])
  expect(await page('/sintomas/amenorrea')).not.toContain('vacaciones')

  await save({ synonyms: [...symptom.synonyms, 'vacaciones de la luna'], visible: false })
  expect(await finds()).toEqual([false, false])
})
