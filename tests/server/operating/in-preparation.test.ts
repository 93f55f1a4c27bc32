import { beforeAll, expect, inject, test } from 'vitest'
import { ownSite } from '../../../sample-site/testing/own-site.ts'
import { hostedSite } from '../../support/hosted/hosted-site.ts'
import { type OwnerClient, ownerEnv, signInOwner } from '../../support/owner-client.ts'

const site = hostedSite({ env: { ...ownerEnv, SITE_URL: 'https://anaruiz.mx' }, from: 'new' })
let owner: OwnerClient
beforeAll(async () => {
  owner = await signInOwner(site())
})

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(site().url + path, { headers, redirect: 'manual' })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

const invented = /Nombre Apellido|0000000|Calle Ejemplo|de muestra/
const someRoutes = ['/', '/contacto', '/servicios', '/servicios/colposcopia', '/perfil', '/buscar?q=dolor']

test('visitors of a public address see one page without anything invented until the launch', async () => {
  for (const path of [...someRoutes, '/no-existe']) {
    const { status, headers, text } = await get(path)
    expect([path, status]).toEqual([path, path === '/no-existe' ? 404 : 200])
    expect(text).toContain('Sitio en preparación')
    expect(text).not.toMatch(invented)
    expect(headers.get('x-robots-tag')).toBe('noindex')
  }
  for (const path of ['/llms.txt', '/sitemap.xml', '/buscar.json']) expect((await get(path)).status).toBe(404)
  const manifest = JSON.parse((await get('/manifest.webmanifest')).text)
  expect(manifest.name).toBe('Sitio en preparación')
})

test('only a valid session opens the site, which no cache may keep', async () => {
  const document = { 'Sec-Fetch-Dest': 'document' }
  const forged = owner.cookie.replace(/(session_token=)[^;]+/, '$1bm8.bm8')

  for (const path of someRoutes) {
    const { status, headers, text } = await get(path, { cookie: owner.cookie, ...document })
    expect([path, status]).toEqual([path, 200])
    expect(text).toContain('Nombre Apellido')
    expect(headers.get('cache-control')).toMatch(/private|no-store/)
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect((await get(path, { cookie: forged, ...document })).text).not.toMatch(invented)
  }
})

test('a page in a frame of the admin has no link to edit it, one in a tab has', async () => {
  const pageIn = async (destination: string) =>
    (await get('/', { cookie: owner.cookie, 'Sec-Fetch-Dest': destination })).text

  expect(await pageIn('document')).toContain('/admin/editar')
  const framed = await pageIn('iframe')
  expect(framed).toContain('Nombre Apellido')
  expect(framed).not.toContain('/admin/editar')
})

test('a link to a draft opens the site, and says so when it is closed', async () => {
  const { id, url } = await (await owner.post('/api/draft-links', { leftOut: [] })).json()
  const { pathname } = new URL(url)
  expect((await get(pathname)).text).toContain('Nombre Apellido')

  const revoked = await fetch(`${site().url}/api/draft-links/${id}`, {
    method: 'DELETE',
    headers: { cookie: owner.cookie, 'Content-Type': 'application/json' },
    body: '{}',
  })
  expect(revoked.status).toBeLessThan(300)

  const closed = await get(pathname)
  expect(closed.status).toBe(410)
  expect(closed.text).toContain('Este enlace ya no muestra el borrador')
  expect(closed.text).not.toMatch(invented)
})

test('on the own machine the sample is open at once', async () => {
  const home = await fetch(inject('sharedServer').url)

  expect(await home.text()).toContain('Nombre Apellido')
})

test('the short address of WhatsApp leads to her own number, and not to that of the sample', async () => {
  expect((await get('/whatsapp')).status).toBe(404)

  const { siteContent } = await (await owner.get('/api/site-content')).json()
  Object.assign(siteContent.doctorInfo, { whatsapp: '222 765 4321' })
  expect((await owner.post('/api/site-content', { siteContent })).status).toBe(200)

  expect((await get('/whatsapp')).headers.get('location')).toContain('https://wa.me/522227654321')
})

test('the page has the name, the phones and the licences of the owner once she gave them', async () => {
  const siteContent = ownSite()['site-content']
  expect((await owner.post('/api/site-content', { siteContent })).status).toBe(200)

  const { text } = await get('/')

  expect(text).toContain(`<h1>${siteContent.doctorInfo.name}</h1>`)
  expect(text).toContain(`href="tel:${siteContent.doctorInfo.phone}"`)
  expect(text).toContain('https://wa.me/522227654321')
  expect(text).toContain('1234567')
})
