import { describe, expect, test } from 'vitest'
import { sharedDatabase } from '#tests/server/databases.ts'
import { ana, browserOf, signIn } from '#tests/server/owner.ts'
import { runningSite } from '#tests/server/running-site.ts'
import { nextCode, siteWithTwoFactor, verify, wrongCode } from '#tests/server/two-factor.ts'

type Site = Awaited<ReturnType<typeof siteWithTwoFactor>>['site']

const challengeOf = async (site: Site) => {
  const { cookie } = browserOf(site, await signIn(site))
  const value = cookie.split('; ').find((pair) => pair.startsWith('consultorio.two_factor='))
  return value?.slice('consultorio.two_factor='.length) ?? ''
}

const sendCode = (site: Site, cookie: string, code: string, path = 'verify-totp') =>
  site.app.inject({
    method: 'POST',
    url: `/api/auth/two-factor/${path}`,
    payload: { code },
    headers: { cookie },
  })

const writings: [string, (value: string) => string][] = [
  ['as it was set', (value) => `consultorio.two_factor=${value}`],
  ['in quotes', (value) => `consultorio.two_factor="${value}"`],
  ['with a space before the sign', (value) => `consultorio.two_factor =${value}`],
  ['with a tab before the sign', (value) => `consultorio.two_factor\t=${value}`],
  ['with spaces after the sign', (value) => `consultorio.two_factor=  ${value}  `],
  ['twice, the first empty', (value) => `consultorio.two_factor=; consultorio.two_factor=${value}`],
  ['twice, the second another', (value) => `consultorio.two_factor=${value}; consultorio.two_factor=x.y`],
  ['after a part without a sign', (value) => `nada; consultorio.two_factor=${value}`],
  ['after a quote that is not closed', (value) => `otra="; consultorio.two_factor=${value}`],
  ['with letters escaped', (value) => `consultorio.two_factor=${value.replace(/^2/, '%32')}`],
]

/** Number of wrong codes counted for the account. */
async function countedCodes(site: Site): Promise<number> {
  const rows = await site.store.db.selectFrom('sign_in_attempt').select('failures').execute()
  return Math.max(0, ...rows.map(({ failures }) => failures))
}

describe('wrong codes', () => {
  test('count, or are not checked, however the challenge is sent', async () => {
    const { site, totpURI } = await siteWithTwoFactor()
    const failures: unknown[] = []

    for (const [name, write] of writings) {
      await site.store.db.deleteFrom('sign_in_attempt').execute()
      const cookie = write(await challengeOf(site))
      let checked = 0
      for (const path of ['verify-totp', 'verify-backup-code', 'verify-totp', 'verify-backup-code']) {
        const { code } = (await sendCode(site, cookie, wrongCode(totpURI), path)).json()
        if (code !== 'INVALID_TWO_FACTOR_COOKIE') checked += 1
      }
      const counted = await countedCodes(site)
      if (![0, 4].includes(checked) || counted !== checked) failures.push([name, { checked, counted }])
    }

    expect(failures).toEqual([])
  })

  test('are refused after five, across challenges and kinds of code', async () => {
    const { site, totpURI } = await siteWithTwoFactor()
    await Promise.all(
      ['verify-totp', 'verify-backup-code', 'verify-totp', 'verify-backup-code', 'verify-totp'].map(
        async (path) =>
          sendCode(site, `consultorio.two_factor=${await challengeOf(site)}`, wrongCode(totpURI), path),
      ),
    )
    const cookie = `consultorio.two_factor=${await challengeOf(site)}`
    // Of eight parallel requests, the wait after the fifth code can be over for at most one.
    const responses = await Promise.all(Array.from({ length: 8 }, () => sendCode(site, cookie, '000000')))

    expect(responses.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThanOrEqual(7)
  })

  test('of a signed-in user count too', async () => {
    const { site, browser, totpURI } = await siteWithTwoFactor()

    for (let index = 0; index < 3; index += 1) await verify(browser, wrongCode(totpURI))

    expect(await countedCodes(site)).toBe(3)
  })
})

describe('a code', () => {
  test('is accepted once, whichever challenge it is for', async () => {
    const { site, totpURI } = await siteWithTwoFactor()
    const code = nextCode(totpURI)

    const results = []
    for (let index = 0; index < 3; index += 1)
      results.push(await verify(browserOf(site, await signIn(site)), code))

    expect(results.map(({ statusCode }) => statusCode)).toEqual([200, 401, 401])
    expect(results[1]?.json()).toMatchObject({ code: 'code_already_used' })
  })

  test('is accepted once when several requests send it at the same time', async () => {
    const { site, totpURI } = await siteWithTwoFactor()
    const browsers = []
    for (let index = 0; index < 4; index += 1) browsers.push(browserOf(site, await signIn(site)))
    const code = nextCode(totpURI)

    const responses = await Promise.all(browsers.map((browser) => verify(browser, code)))

    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401, 401])
  })

  test('that turned the second factor on cannot be used to sign in', async () => {
    const { site, firstCode } = await siteWithTwoFactor()

    const response = await verify(browserOf(site, await signIn(site)), firstCode)

    expect(response.statusCode).toBe(401)
  })

  test('that one instance accepted is refused by another', async () => {
    const database = await sharedDatabase()
    const { site, totpURI } = await siteWithTwoFactor({ database })
    const other = await runningSite({ database, withoutLock: true })
    const code = nextCode(totpURI)

    const first = await verify(browserOf(site, await signIn(site)), code)
    const second = await verify(browserOf(other, await signIn(other)), code)

    expect([first.statusCode, second.statusCode]).toEqual([200, 401])
  })

  test('can be sent again after its challenge expired', async () => {
    const { site, totpURI } = await siteWithTwoFactor()
    const code = nextCode(totpURI)
    const late = await signIn(site)
    await site.store.db.deleteFrom('verification').execute()

    const tooLate = await verify(browserOf(site, late), code)
    const inTime = await verify(browserOf(site, await signIn(site)), code)

    expect([tooLate.statusCode, inTime.statusCode]).toEqual([401, 200])
  })
})

describe('an open challenge', () => {
  test('ends when the password is changed', async () => {
    const { site, browser, totpURI } = await siteWithTwoFactor()
    const waiting = browserOf(site, await signIn(site))

    const change = { currentPassword: ana.password, newPassword: 'una clave nueva y larga' }
    expect((await browser.post('/api/auth/change-password', change)).statusCode).toBe(200)
    const result = await verify(waiting, nextCode(totpURI))

    expect(result.json()).toMatchObject({ status: 401, code: 'INVALID_TWO_FACTOR_COOKIE' })
    expect(await site.store.db.selectFrom('verification').selectAll().execute()).toEqual([])
  })

  test('ends when the password is reset, and challenges of other accounts stay open', async () => {
    const { site, totpURI } = await siteWithTwoFactor()
    const waiting = browserOf(site, await signIn(site))
    const kept = {
      id: 'x',
      identifier: '2fa-ajena',
      value: 'otra-cuenta',
      expiresAt: '2100-01-01T00:00:00.000Z',
    }
    const times = { createdAt: kept.expiresAt, updatedAt: kept.expiresAt }
    await site.store.db
      .insertInto('verification')
      .values({ ...kept, ...times })
      .execute()

    await site.accounts.resetPassword(ana.email, 'una clave nueva y larga')
    const response = await verify(waiting, nextCode(totpURI))

    expect(response.json()).toMatchObject({ status: 401, code: 'INVALID_TWO_FACTOR_COOKIE' })
    expect(await site.store.db.selectFrom('verification').select('value').execute()).toEqual([
      { value: 'otra-cuenta' },
    ])
  })
})
