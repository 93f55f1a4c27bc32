import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { owner, ownerEnv, signInAs as signIn, signInOwner } from '../../support/owner-client.ts'
import { type RunningServer, startServer } from '../../support/server.ts'

let open: RunningServer
/** A server behind a proxy on this machine. */
let proxied: RunningServer

beforeAll(async () => {
  open = await startServer({ env: ownerEnv })
  proxied = await startServer({ env: { ...ownerEnv, TRUST_PROXY: '127.0.0.1' } })
})
afterAll(async () => {
  await open.stop()
  await proxied.stop()
})

const statusWith = async (cookie: string) =>
  (await fetch(`${open.url}/api/status`, { headers: { cookie } })).status

const cookieOf = (response: Response) => response.headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''

test('every sign-in creates a new session, and signing out ends it', async () => {
  const planted = 'consultorio.session_token=plantada.firma'
  const first = cookieOf(await signIn(open, {}, { cookie: planted }))
  const second = cookieOf(await signIn(open, {}, { cookie: first }))

  expect(new Set([planted, first, second]).size).toBe(3)
  expect(await statusWith(planted)).toBe(401)
  expect(await statusWith(first)).toBe(401)
  expect(await statusWith(second)).toBe(200)

  await fetch(`${open.url}/api/auth/sign-out`, {
    method: 'POST',
    headers: { cookie: second, 'content-type': 'application/json' },
    body: '{}',
  })
  expect(await statusWith(second)).toBe(401)
})

test('a write from another site changes nothing, whatever its headers claim', async () => {
  const { post, get } = await signInOwner(open)
  const before = await (await get('/api/status')).json()

  for (const headers of [
    { origin: 'https://otro.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: open.url },
    { referer: 'https://otro.example/' },
    { origin: 'https://otro.example', 'x-forwarded-host': 'otro.example', 'x-forwarded-proto': 'https' },
  ]) {
    for (const path of ['/api/site-content', '/api/update-sections', '/api/auth/sign-out', '/api/media']) {
      expect([path, headers, (await post(path, {}, headers)).status]).toEqual([path, headers, 403])
    }
  }
  expect(await (await get('/api/status')).json()).toEqual(before)
})

describe('password guessing', () => {
  test('is limited by address, whatever addresses the client claims', async () => {
    const statuses: number[] = []
    for (let index = 0; index < 6; index += 1) {
      const claim = `203.0.113.${index}`
      const headers = { 'x-forwarded-for': claim, 'x-real-ip': claim, forwarded: `for=${claim}` }
      statuses.push((await signIn(open, { email: 'otra@ejemplo.mx' }, headers)).status)
    }

    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  })

  test('behind a proxy is limited by client address, and does not lock the owner out', async () => {
    const from = (client: string, password: string) =>
      signIn(proxied, { password }, { 'x-forwarded-for': client })
    const statuses: number[] = []
    for (let index = 0; index < 6; index += 1) {
      statuses.push((await from(`192.0.2.${index}, 203.0.113.1`, 'mala')).status)
    }

    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
    expect((await from('203.0.113.1', owner.password)).status).toBe(429)
    expect((await from('198.51.100.7', owner.password)).status).toBe(200)
  })

  test('does not reveal which accounts exist', async () => {
    const responseTo = async (email: string, client: string) => {
      const response = await signIn(proxied, { email, password: 'mala' }, { 'x-forwarded-for': client })
      // The wait time depends on the clock.
      const { date: _date, 'retry-after': _wait, ...headers } = Object.fromEntries(response.headers)
      return { status: response.status, headers, body: await response.text() }
    }

    for (let index = 0; index < 6; index += 1) {
      const known = await responseTo(owner.email, '203.0.113.8')
      const unknown = await responseTo('nadie@ejemplo.mx', '203.0.113.9')
      expect(unknown).toEqual(known)
    }
  })
})
