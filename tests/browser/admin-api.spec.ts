import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { startServer } from '../support/server.ts'

const email = 'ana@ejemplo.mx'
const password = 'una clave bastante larga'

type Content = { doctorInfo: { name: string }; insurances: { companies: { visible: boolean }[] } }

/** The real server with an owner who signs in. */
async function ownersSite(request: APIRequestContext) {
  const server = await startServer({ env: { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } })
  const at = (path: string) => `${server.url}${path}`
  const signedIn = await request.post(at('/api/auth/sign-in/email'), { data: { email, password } })
  expect(signedIn.status()).toBe(200)

  return {
    server,
    page: async (path: string) => (await request.get(at(path))).text(),
    read: async (path: string) => (await request.get(at(path))).json(),
    post: (path: string, data?: unknown) => request.post(at(path), data === undefined ? {} : { data }),
  }
}

test('a save is on the real pages when its response arrives, and a restore brings back the former content', async ({
  request,
}) => {
  const { server, page, read, post } = await ownersSite(request)
  try {
    const { siteContent } = (await read('/api/site-content')) as { siteContent: Content }
    const former = siteContent.doctorInfo.name
    const content = { ...siteContent, doctorInfo: { ...siteContent.doctorInfo, name: 'Dra. Lucía Prueba' } }

    const saved = await post('/api/site-content', { siteContent: content })
    const home = await page('/')
    const contact = await page('/contacto')

    expect(saved.status()).toBe(200)
    expect(home).toContain('Dra. Lucía Prueba')
    expect(contact).toContain('Dra. Lucía Prueba')
    expect(await page('/api/revisions/site-content/1/page?path=/')).toContain(former)

    expect((await post('/api/revisions/site-content/1/restore')).status()).toBe(200)
    expect(await page('/')).not.toContain('Dra. Lucía Prueba')
    expect((await read('/api/revisions/site-content')).revisions).toHaveLength(3)
  } finally {
    await server.stop()
  }
})

test('a hidden section disappears from the real home page after the sections are published', async ({
  request,
}) => {
  const { server, page, read, post } = await ownersSite(request)
  try {
    const before = await page('/')
    const selected = await read('/api/selected-sections')

    await post('/api/selected-sections', { ...selected, Hero: { ...selected.Hero, display: false } })
    const saved = await page('/')
    await post('/api/update-sections')
    const updated = await page('/')

    expect(saved).toBe(before)
    expect(updated.length).toBeLessThan(before.length)
    const { live, saved: latest } = await read('/api/status')
    expect(live.revisions['selected-sections']).toBe(latest['selected-sections'].number)
  } finally {
    await server.stop()
  }
})

test('the admin is one document with its own policy, and the server serves its files', async ({
  site,
  request,
}) => {
  const response = await request.get(`${site.url}/admin/entrar`)
  const html = await response.text()
  const script = /<script type="module" src="(\/admin\/assets\/[^"]+)"/.exec(html)?.[1]

  expect(response.headers()['content-security-policy']).toContain("default-src 'none'; script-src 'self'")
  expect((await request.get(`${site.url}${script}`)).status()).toBe(200)
})
