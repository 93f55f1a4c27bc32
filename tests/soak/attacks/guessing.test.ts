import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ownerEnv, signInAs as signIn } from '../../support/owner-client.ts'
import { type RunningServer, startServer } from '../../support/server.ts'

/** A server behind a proxy on this machine. */
let server: RunningServer

beforeAll(async () => {
  server = await startServer({ env: { ...ownerEnv, TRUST_PROXY: '127.0.0.1' } })
})
afterAll(() => server.stop())

// The server hashes each password; `sign-in-limits.test.ts` tests the same limits without one.
describe('password guessing', () => {
  test('over IPv6 is limited by /48: 60 addresses of one network get at most 40 checks', async () => {
    let checked = 0
    for (let index = 0; index < 60; index += 1) {
      const client = `2001:db8:48:${index.toString(16)}::1`
      const { status } = await signIn(
        server,
        { email: `n${index}@ejemplo.mx`, password: 'mala' },
        { 'x-forwarded-for': client },
      )
      if (status === 401) checked += 1
    }

    expect(checked).toBeGreaterThan(0)
    expect(checked).toBeLessThanOrEqual(40)
    expect((await signIn(server, {}, { 'x-forwarded-for': '2001:db8:49::1' })).status).toBe(200)
  })

  test('from 110 addresses gets at most 100 checks, and the owner can still sign in on her own device', async () => {
    const known = await signIn(server, {}, { 'x-forwarded-for': '198.51.100.8' })
    const device = known.headers.getSetCookie().find((cookie) => cookie.includes('.device-'))
    let checked = 0
    for (let index = 0; index < 110; index += 1) {
      const client = `203.0.${index}.1`
      const { status } = await signIn(server, { password: 'mala' }, { 'x-forwarded-for': client })
      if (status === 401) checked += 1
    }
    const stranger = await signIn(server, {}, { 'x-forwarded-for': '192.0.2.200' })
    const headers = { 'x-forwarded-for': '192.0.2.200', cookie: device?.split(';', 1)[0] ?? '' }

    expect(checked).toBeLessThanOrEqual(100)
    expect(stranger.status).toBe(429)
    expect((await signIn(server, {}, headers)).status).toBe(200)
  })
})
