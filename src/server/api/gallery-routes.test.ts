import { describe, expect, test } from 'vitest'
import { signedInOwner } from '#tests/server/owner.ts'
import { runningSite } from '#tests/server/running-site.ts'

async function signedInSite() {
  const site = await runningSite()
  return { ...site, browser: await signedInOwner(site) }
}

describe('/api/gallery', () => {
  const picture = { id: 'patio', src: '/dibujos/escenas/fachada.svg', alt: 'El patio, con jacarandas' }

  test('saves, publishes at once and keeps the history', async () => {
    const { browser, url } = await signedInSite()
    const before = (await browser.get('/api/gallery')).json().gallery

    const response = await browser.post('/api/gallery', { gallery: [picture, ...before] })

    expect(response.statusCode).toBe(200)
    expect(response.headers.etag).toMatch(/^"gallery-2\.[0-9a-z]+"$/)
    expect(response.json()).toMatchObject({
      gallery: [picture, ...before],
      revision: { document: 'gallery', number: 2 },
      release: { id: 2 },
    })
    const loaded = await fetch(`${url}/api/gallery`)
    expect(loaded.headers.get('etag')).toContain('gallery-2')
    expect(await loaded.json()).toEqual({ gallery: [picture, ...before] })

    expect((await browser.get('/api/revisions/gallery/1')).json().value).toEqual(before)
  })

  test('refuses a stale save and returns the stored gallery', async () => {
    const { browser } = await signedInSite()
    await browser.post('/api/gallery', { gallery: [picture] })

    const response = await browser.post('/api/gallery', { gallery: [] }, { 'If-Match': '"gallery-1"' })

    expect(response.statusCode).toBe(409)
    expect(response.json()).toMatchObject({
      code: 'stale_revision',
      current: { gallery: [picture], revision: { number: 2 } },
    })
  })

  test('names invalid fields by their place in the list', async () => {
    const { browser } = await signedInSite()

    const response = await browser.post('/api/gallery', { gallery: [{ ...picture, alt: '' }] })

    expect(response.statusCode).toBe(400)
    expect(response.json().issues).toEqual([
      { path: 'gallery[0].alt', message: 'Este campo es obligatorio.' },
    ])
    expect((await browser.post('/api/gallery', [picture])).json().issues[0].path).toBe('gallery')
  })
})
