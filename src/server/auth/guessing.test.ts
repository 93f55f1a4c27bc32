import { type IncomingMessage, request } from 'node:http'
import { json } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { ana, signedInOwner, signIn } from '#tests/server/owner.ts'
import { runningSite } from '#tests/server/running-site.ts'

async function siteWithOwner(options: Parameters<typeof runningSite>[0] = {}) {
  const site = await runningSite(options)
  await site.accounts.create(ana)
  return site
}

describe('password guessing', () => {
  test('gets 429 with Retry-After, for existing and unknown accounts', async () => {
    const site = await siteWithOwner()

    for (const email of [ana.email, 'nadie@ejemplo.mx']) {
      const responses = []
      for (let index = 0; index < 6; index += 1)
        responses.push(await signIn(site, { email, password: 'mala' }))

      const last = responses.at(-1)
      expect(responses.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401, 401, 429])
      expect(last?.json()).toMatchObject({ code: 'too_many_attempts' })
      expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0)
    }
  })

  test('locks out the right password too, but not from another address', async () => {
    const site = await siteWithOwner()
    for (let index = 0; index < 6; index += 1) {
      await signIn(site, { password: 'mala', remoteAddress: '203.0.113.1' })
    }

    const here = await signIn(site, { remoteAddress: '203.0.113.1' })
    const elsewhere = await signIn(site, { remoteAddress: '198.51.100.2' })

    expect(here.statusCode).toBe(429)
    expect(elsewhere.statusCode).toBe(200)
  })

  test.each([
    ['x-forwarded-for'],
    ['x-real-ip'],
    ['forwarded'],
    ['x-consultorio-client'],
  ])('cannot be hidden by a header of the client: %s', async (header) => {
    const site = await siteWithOwner()
    const guess = (index: number) =>
      signIn(site, { password: 'mala', headers: { [header]: `203.0.113.${index}` } })

    for (let index = 0; index < 5; index += 1) await guess(index)

    expect((await guess(99)).statusCode).toBe(429)
  })

  test('is counted by the address from a trusted proxy, or else by the address of the connection', async () => {
    const site = await siteWithOwner({ trustProxy: ['10.0.0.1'] })
    const guess = (remoteAddress: string, client: string) =>
      signIn(site, { password: 'mala', remoteAddress, headers: { 'x-forwarded-for': client } })

    for (let index = 0; index < 5; index += 1) await guess('10.0.0.1', `192.0.2.${index}, 203.0.113.1`)
    const sameClient = await guess('10.0.0.1', '192.0.2.9, 203.0.113.1')
    const otherClient = await guess('10.0.0.1', '203.0.113.2')
    for (let index = 0; index < 5; index += 1) await guess('198.51.100.1', `203.0.113.${index}`)
    const forgedClient = await guess('198.51.100.1', '203.0.113.200')

    expect(sameClient.statusCode).toBe(429)
    expect(otherClient.statusCode).toBe(401)
    expect(forgedClient.statusCode).toBe(429)
  })

  test('is counted by the peer address of a real connection', async () => {
    const site = await siteWithOwner()
    let guesses = 0
    const guess = async (localAddress: string, password: string) => {
      guesses += 1
      const call = request(`${site.url}/api/auth/sign-in/email`, {
        method: 'POST',
        localAddress,
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `8.8.8.${guesses}` },
      })
      call.end(JSON.stringify({ email: ana.email, password }))
      const response = await new Promise<IncomingMessage>((resolve) => call.once('response', resolve))
      await json(response)
      return response.statusCode
    }
    for (let index = 0; index < 5; index += 1) await guess('127.0.0.1', 'mala')

    expect(await guess('127.0.0.1', 'mala')).toBe(429)
    expect(await guess('127.0.0.2', ana.password)).toBe(200)
  })

  test('of the current password is limited for a stolen session', async () => {
    const site = await runningSite()
    const browser = await signedInOwner(site)
    const guess = () =>
      browser.post('/api/auth/change-password', {
        currentPassword: 'mala',
        newPassword: 'otra clave bien larga',
      })

    const statuses = []
    for (let index = 0; index < 6; index += 1) statuses.push((await guess()).statusCode)

    expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
    expect((await browser.post('/api/auth/two-factor/enable', { password: ana.password })).statusCode).toBe(
      429,
    )
  })
})
