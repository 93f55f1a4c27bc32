import { describe, expect, test } from 'vitest'
import { ana, browserOf, type OwnersBrowser, signedInOwner, signIn } from '#tests/server/owner.ts'
import { runningSite } from '#tests/server/running-site.ts'

const newPassword = 'otra clave bastante larga'

async function siteWithCodes() {
  const site = await runningSite()
  const browser = await signedInOwner(site)
  const codes = await makeCodes(browser)
  const reset = (token: string, password = newPassword) =>
    browserOf(site).post('/api/recovery/password', { token, password })
  return { site, browser, codes, reset }
}

async function makeCodes(browser: OwnersBrowser): Promise<string[]> {
  const response = await browser.post('/api/auth/password-codes', { password: ana.password })
  expect(response.statusCode).toBe(200)
  return response.json().codes
}

const left = async (browser: OwnersBrowser) => (await browser.get('/api/auth/password-codes')).json().left

describe('a code for a forgotten password', () => {
  test('sets a new password once, however it is typed, and ends all sessions', async () => {
    const { site, browser, codes, reset } = await siteWithCodes()
    expect(new Set(codes).size).toBe(8)
    const [code = ''] = codes

    const first = await reset(code.toLowerCase().replaceAll('-', ' '))
    const second = await reset(code, 'y otra clave más larga')

    expect([first.statusCode, second.statusCode]).toEqual([200, 403])
    expect(second.json()).toMatchObject({ code: 'recovery_link_invalid' })
    expect((await browser.get('/api/status')).statusCode).toBe(401)
    expect((await signIn(site)).statusCode).toBe(401)
    expect((await signIn(site, { password: newPassword })).statusCode).toBe(200)
  })

  test('used twice at once sets one password', async () => {
    const { codes, reset } = await siteWithCodes()
    const [code = ''] = codes

    const both = await Promise.all([reset(code), reset(code, 'y otra clave más larga')])

    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403])
  })

  test('is counted, stored as a hash, and replaced by new ones, which need the password', async () => {
    const { site, browser, codes, reset } = await siteWithCodes()
    const [code = '', other = ''] = codes
    const stored = JSON.stringify(await site.store.db.selectFrom('recovery_code').selectAll().execute())
    expect(stored).not.toContain(code)
    expect(stored).not.toContain(code.replaceAll('-', ''))
    expect(await left(browser)).toBe(8)

    const refused = await browser.post('/api/auth/password-codes', { password: 'no es mi contraseña' })
    expect(refused.statusCode).toBe(400)
    await makeCodes(browser)

    expect((await reset(other)).statusCode).toBe(403)
    expect(await left(browser)).toBe(8)
  })

  test('cannot be guessed without a limit', async () => {
    const { reset } = await siteWithCodes()

    const statuses: number[] = []
    for (let guess = 0; guess < 21; guess += 1)
      statuses.push((await reset(`AAAA-BBBB-CCCC-${guess}`)).statusCode)

    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(403))
    expect(statuses.at(-1)).toBe(429)
  })

  test('goes with its account', async () => {
    const { site, browser } = await siteWithCodes()
    const { person } = (await browser.get('/api/status')).json()
    expect(person.role).toBe('owner')

    await site.store.db.deleteFrom('user').execute()

    expect(await site.store.db.selectFrom('recovery_code').selectAll().execute()).toEqual([])
  })
})
