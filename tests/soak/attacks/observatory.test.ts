import { afterAll, beforeAll, expect, test } from 'vitest'
import { gradeResponse } from '../../support/observatory.ts'
import { owner, ownerEnv } from '../../support/owner-client.ts'
import { everyPage } from '../../support/routes.ts'
import { freePort, type RunningServer, startServer } from '../../support/server.ts'
import { askSecurely, startTlsFront } from '../../support/tls-front.ts'

/** A+ begins at 100. This is the maximum for a site outside the browsers' HSTS preload list. */
const best = 135

let siteUrl: string
let server: RunningServer
let front: Awaited<ReturnType<typeof startTlsFront>>

beforeAll(async () => {
  const port = await freePort()
  siteUrl = `https://localhost:${port}`
  server = await startServer({ env: { ...ownerEnv, SITE_URL: siteUrl, TRUST_PROXY: '127.0.0.1' } })
  front = await startTlsFront(port, server.port)
})
afterAll(async () => {
  await front.stop()
  await server.stop()
})

test('every public page and the sign-in page get grade A+ with the maximum of points', async () => {
  const pages = [...(await everyPage(server.url)), '/no-existe', '/admin/entrar']
  expect(pages.length).toBeGreaterThan(10)

  for (const path of pages) {
    const response = await askSecurely(siteUrl + path)

    const { score, points } = gradeResponse(response)
    expect({ path, score, points }).toMatchObject({ path, score: best })
  }
})

test('the cookie of the sign-in passes the rules and works behind TLS', async () => {
  const signedIn = await askSecurely(`${siteUrl}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: siteUrl },
    body: JSON.stringify(owner),
  })
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''

  expect(signedIn.status).toBe(200)
  expect(gradeResponse(signedIn).points.cookies).toBe(5)
  expect(cookie).toMatch(/^__Host-/)
  expect((await askSecurely(`${siteUrl}/api/status`, { headers: { cookie } })).status).toBe(200)
})
