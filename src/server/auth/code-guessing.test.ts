import { describe, expect, test, vi } from 'vitest'
import { sharedDatabase } from '../testing/databases.ts'
import { ana, browserOf, signIn } from '../testing/owner.ts'
import { runningSite } from '../testing/running-site.ts'
import { codeFrom, siteWithTwoFactor, verify, wrongCode } from '../testing/two-factor.ts'

// Each hashes a few passwords, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

type Site = Awaited<ReturnType<typeof siteWithTwoFactor>>['site']

const challengeOf = async (site: Site) => {
  const { cookie } = browserOf(site, await signIn(site))
  const value = cookie.split('; ').find((pair) => pair.startsWith('consultorio.two_factor='))
  return value?.slice('consultorio.two_factor='.length) ?? ''
}

const sendCode = (site: Site, cookie: string, code: string, path = 'verify-totp') =>
  site.app.inject({
    ...{ method: 'POST', url: `/api/auth/two-factor/${path}`, payload: { code }, headers: { cookie } },
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

describe('wrong codes', () => {
  test.each(writings)('are limited when the challenge is sent %s', async (_name, write) => {
    const { site, totpURI } = await siteWithTwoFactor()
    let checked = 0
    for (let challenge = 0; challenge < 2; challenge += 1) {
      const cookie = write(await challengeOf(site))
      for (let index = 0; index < 5; index += 1) {
        const { code } = (await sendCode(site, cookie, wrongCode(totpURI))).json()
        if (code === 'INVALID_CODE') checked += 1
      }
    }

    expect(checked).toBeLessThanOrEqual(5)
  })

  test('of the application and recovery codes are counted together', async () => {
    const { site, totpURI } = await siteWithTwoFactor()
    const statuses = []
    for (const paths of [
      ['verify-totp', 'verify-backup-code', 'verify-totp'],
      ['verify-backup-code', 'verify-totp', 'verify-backup-code'],
    ]) {
      const cookie = `consultorio.two_factor=${await challengeOf(site)}`
      for (const path of paths) {
        statuses.push((await sendCode(site, cookie, wrongCode(totpURI), path)).statusCode)
      }
    }

    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  })

  test('of who is signed in are limited too', async () => {
    const { browser, totpURI } = await siteWithTwoFactor()

    const statuses = []
    for (let index = 0; index < 6; index += 1)
      statuses.push((await verify(browser, wrongCode(totpURI))).statusCode)

    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  })
})

describe('a code', () => {
  test('is taken once, whichever challenge it answers', async () => {
    const { site, totpURI } = await siteWithTwoFactor()
    const code = codeFrom(totpURI)

    const answers = []
    for (let index = 0; index < 3; index += 1)
      answers.push(await verify(browserOf(site, await signIn(site)), code))

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 401, 401])
    expect(answers[1]?.json()).toMatchObject({ code: 'code_already_used' })
  })

  test('is taken once when it is sent several times at once', async () => {
    const { site, totpURI } = await siteWithTwoFactor()
    const browsers = []
    for (let index = 0; index < 4; index += 1) browsers.push(browserOf(site, await signIn(site)))
    const code = codeFrom(totpURI)

    const answers = await Promise.all(browsers.map((browser) => verify(browser, code)))

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401, 401])
  })

  test('that turned the second factor on signs nobody in', async () => {
    const { site, totpURI } = await siteWithTwoFactor()

    const answer = await verify(browserOf(site, await signIn(site)), codeFrom(totpURI, -1))

    expect(answer.statusCode).toBe(401)
  })

  test('that one instance took is refused by another', async () => {
    const database = await sharedDatabase()
    const { site, totpURI } = await siteWithTwoFactor({ database })
    const other = await runningSite({ database })
    const code = codeFrom(totpURI)

    const first = await verify(browserOf(site, await signIn(site)), code)
    const second = await verify(browserOf(other, await signIn(other)), code)

    expect([first.statusCode, second.statusCode]).toEqual([200, 401])
  })

  test('can be sent again when its challenge was over', async () => {
    const { site, totpURI } = await siteWithTwoFactor()
    const code = codeFrom(totpURI)
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
    const answer = await verify(waiting, codeFrom(totpURI))

    expect(answer.json()).toMatchObject({ status: 401, code: 'INVALID_TWO_FACTOR_COOKIE' })
    expect(await site.store.db.selectFrom('verification').selectAll().execute()).toEqual([])
  })

  test('ends when the password is reset, and those of others stay', async () => {
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
    const answer = await verify(waiting, codeFrom(totpURI))

    expect(answer.json()).toMatchObject({ status: 401, code: 'INVALID_TWO_FACTOR_COOKIE' })
    expect(await site.store.db.selectFrom('verification').select('value').execute()).toEqual([
      { value: 'otra-cuenta' },
    ])
  })
})
