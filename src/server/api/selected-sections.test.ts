import { describe, expect, test } from 'vitest'
import { ana, signedInOwner } from '#tests/server/owner.ts'
import { runningSite } from '#tests/server/running-site.ts'

async function editedSite() {
  const site = await runningSite()
  return { ...site, browser: await signedInOwner(site) }
}

const selection = (component = 'hero-static', display = true) => ({ Hero: { component, display } })

describe('POST /api/selected-sections', () => {
  test('saves and publishes nothing; update-sections publishes what was saved', async () => {
    const { browser, publisher } = await editedSite()

    const saved = await browser.post('/api/selected-sections', selection('hero-static', false))
    const between = publisher.live?.revisions['selected-sections']
    const updated = await browser.post('/api/update-sections')

    expect(saved.statusCode).toBe(200)
    expect(saved.headers.etag).toMatch(/^"selected-sections-2\.[0-9a-z]+"$/)
    expect(saved.json()).toMatchObject({
      selectedSections: { Hero: { component: 'hero-static', display: false } },
      revision: { document: 'selected-sections', number: 2, author: ana.name },
    })
    expect(between).toBe(1)
    expect(updated.json()).toEqual({ release: { id: 2, publishedAt: expect.any(String) } })
    expect(publisher.live?.revisions['selected-sections']).toBe(2)
  })

  test('refuses unknown sections, variants and keys, by their paths', async () => {
    const { browser } = await editedSite()

    const response = await browser.post('/api/selected-sections', {
      Heroe: {},
      Hero: { component: 'hero-inexistente', display: 'sí', color: 'rojo' },
    })

    expect(response.statusCode).toBe(400)
    expect(
      response
        .json()
        .issues.map(({ path }: { path: string }) => path)
        .sort(),
    ).toEqual(['Hero.color', 'Hero.component', 'Hero.display', 'Heroe'])
  })

  test('refuses a stale If-Match with the current selection', async () => {
    const { browser } = await editedSite()
    await browser.post('/api/selected-sections', selection('hero-static', false))

    const response = await browser.post('/api/selected-sections', selection(), {
      'if-match': '"selected-sections-1"',
    })

    expect(response.statusCode).toBe(409)
    expect(response.json().current).toMatchObject({
      selectedSections: { Hero: { display: false } },
      revision: { number: 2 },
    })
  })
})

test('update-sections says so when it cannot publish', async () => {
  const { browser, renderer, publisher } = await editedSite()
  await browser.post('/api/selected-sections', selection('hero-static', false))
  renderer.broken.add('/')

  const response = await browser.post('/api/update-sections')

  expect(response.statusCode).toBe(500)
  expect(response.json()).toMatchObject({ code: 'unexpected' })
  expect(publisher.live?.revisions['selected-sections']).toBe(1)
})

describe('a layout that no longer exists', () => {
  test('is refused in a body', async () => {
    const { browser } = await editedSite()

    const response = await browser.post('/api/selected-sections', selection('hero-mural'))

    expect(response.statusCode).toBe(400)
    expect(response.json().issues).toMatchObject([{ path: 'Hero.component' }])
  })
})
