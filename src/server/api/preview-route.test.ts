import { expect, test } from 'vitest'
import { fakeRenderer } from '#tests/server/fake-renderer.ts'
import { signedInOwner } from '#tests/server/owner.ts'
import { runningSite } from '#tests/server/running-site.ts'
import type { Pages } from '../releases/renderer.ts'

const topicPath = '/servicios/ultrasonido-obstetrico'

/** A site whose pages say whether their hero is shown. */
async function siteWithSelections() {
  const change = ({ render, snapshot }: Pages) => ({
    render(path: string) {
      const page = render(path)
      const { display } = snapshot['selected-sections'].Hero
      return (
        page && { ...page, body: `${page.body}<p>${path}, portada ${display ? 'visible' : 'oculta'}</p>` }
      )
    },
  })
  return runningSite({ renderer: fakeRenderer({ paths: ['/', '/servicios', topicPath], change }) })
}

const address = (selection: unknown, rest: Record<string, string> = {}) =>
  `/api/preview?${new URLSearchParams({ selection: JSON.stringify(selection), ...rest })}`

const hidden = { Hero: { display: false } }

test('shows the published content with the unsaved selection and saves nothing', async () => {
  const site = await siteWithSelections()
  const browser = await signedInOwner(site)
  const live = site.publisher.live

  const response = await browser.get(address(hidden, { path: '/servicios/' }))

  expect(response.statusCode).toBe(200)
  expect(response.body).toContain('/servicios, portada oculta')
  expect(site.publisher.live).toBe(live)
  expect((await site.store.latestSummary('selected-sections'))?.number).toBe(1)
  expect(await (await fetch(site.url)).text()).toContain('/, portada visible')
})

test('needs a session, may be framed only by the site, and is neither cached nor indexed', async () => {
  const site = await siteWithSelections()

  const refused = await site.app.inject({ url: address(hidden) })
  const { headers } = await (await signedInOwner(site)).get(address(hidden))

  expect(refused.statusCode).toBe(401)
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['x-robots-tag']).toBe('noindex')
  expect(headers['x-frame-options']).toBe('SAMEORIGIN')
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
})

test('is refused to pages of other sites', async () => {
  const site = await siteWithSelections()
  const { cookie } = await signedInOwner(site)
  const from = (headers: Record<string, string>) =>
    site.app.inject({ url: address(hidden), headers: { cookie, ...headers } })

  expect((await from({ 'sec-fetch-site': 'cross-site' })).json()).toMatchObject({ code: 'cross_site' })
  expect((await from({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
  expect((await from({ referer: 'https://otro.example/' })).statusCode).toBe(403)
  expect((await from({ 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200)
})

test('opens the page that shows the section', async () => {
  const browser = await signedInOwner(await siteWithSelections())

  const heroPreview = await browser.get(address({}, { section: 'Hero' }))
  const topicPreview = await browser.get(address({}, { section: 'CallToActionIndividual' }))

  expect(heroPreview.body).toContain('/, portada visible')
  expect(topicPreview.body).toContain(`${topicPath}, portada visible`)
})

test.each([
  ['an unknown section', { Heroe: {} }, {}, ['selection.Heroe']],
  ['an unknown variant', { Hero: { component: 'hero-inexistente' } }, {}, ['selection.Hero.component']],
  [
    'more than one fault',
    { Hero: { display: 'sí' }, Footer: { color: 'rojo' } },
    {},
    ['selection.Footer.color', 'selection.Hero.display'],
  ],
  ['another kind of value', 7, {}, ['selection']],
  ['a path of another site', {}, { path: 'https://otro.example' }, ['path']],
  ['an unknown section to show', {}, { section: '__proto__' }, ['section']],
])('refuses %s and names its path', async (_name, selection, rest, paths) => {
  const browser = await signedInOwner(await siteWithSelections())

  const result = await browser.get(address(selection, rest))

  expect(result.statusCode).toBe(400)
  const { issues } = result.json<{ issues: { path: string }[] }>()
  expect(issues.map(({ path }) => path).sort()).toEqual(paths)
})

test('refuses text that is not JSON and keys that reach a prototype', async () => {
  const browser = await signedInOwner(await siteWithSelections())
  const status = async (selection: string) =>
    (await browser.get(`/api/preview?selection=${encodeURIComponent(selection)}`)).statusCode

  expect(await status('{')).toBe(400)
  expect(await status('{"__proto__":{"display":false}}')).toBe(400)
  expect(await status(`{"Hero":"${'x'.repeat(9000)}"}`)).toBe(400)
  expect((await browser.get('/api/preview')).statusCode).toBe(400)
})

test('shows the 404 page for a path without a page', async () => {
  const browser = await signedInOwner(await siteWithSelections())

  expect((await browser.get(address({}, { path: '/no-existe' }))).statusCode).toBe(404)
})
