import { describe, expect, test } from 'vitest'
import { ana, browserOf, signedInOwner, signIn } from '#tests/server/owner.ts'
import { runningSite } from '#tests/server/running-site.ts'
import { codeFrom, nextCode, siteWithTwoFactor, verify, wrongCode } from '#tests/server/two-factor.ts'

const password = { password: ana.password }

describe('two-factor sign-in', () => {
  test('is required only after a code was confirmed', async () => {
    const site = await runningSite()
    const browser = await signedInOwner(site)

    const wrongPassword = await browser.post('/api/auth/two-factor/enable', { password: 'mala' })
    const enabled = await browser.post('/api/auth/two-factor/enable', password)
    const { totpURI, backupCodes } = enabled.json()
    const mistyped = await verify(browser, wrongCode(totpURI))
    const before = (await signIn(site)).json()
    const confirmed = await verify(browser, codeFrom(totpURI))
    const after = (await signIn(site)).json()

    expect(wrongPassword.json()).toMatchObject({ status: 400, code: 'INVALID_PASSWORD' })
    expect(totpURI).toMatch(/^otpauth:\/\/totp\/.+ana%40ejemplo\.mx/i)
    expect(backupCodes).toHaveLength(10)
    expect(mistyped.json()).toMatchObject({ status: 401, code: 'INVALID_CODE' })
    expect(before).not.toHaveProperty('twoFactorRedirect')
    expect(confirmed.statusCode).toBe(200)
    expect(after).toMatchObject({ twoFactorRedirect: true })
  })

  test('requires a code to open a session', async () => {
    const { site, totpURI } = await siteWithTwoFactor()
    const browser = browserOf(site, await signIn(site))

    const withoutCode = await browser.get('/api/status')
    const wrong = await verify(browser, wrongCode(totpURI))
    const right = await verify(browser, nextCode(totpURI))

    expect([withoutCode.statusCode, wrong.statusCode, right.statusCode]).toEqual([401, 401, 200])
    expect((await browser.get('/api/status')).statusCode).toBe(200)
  })

  test('accepts each recovery code once', async () => {
    const { site, backupCodes } = await siteWithTwoFactor()
    const use = async () => {
      const browser = browserOf(site, await signIn(site))
      return browser.post('/api/auth/two-factor/verify-backup-code', { code: backupCodes[0] })
    }

    const first = await use()
    const second = await use()

    expect(first.statusCode).toBe(200)
    expect(second.json()).toMatchObject({ status: 401, code: 'INVALID_BACKUP_CODE' })
  })

  test('requires the password again after five wrong codes, and then delays attempts', async () => {
    const { site, totpURI } = await siteWithTwoFactor()
    const browser = browserOf(site, await signIn(site))
    for (let index = 0; index < 5; index += 1) await verify(browser, wrongCode(totpURI))

    const sixth = await verify(browser, nextCode(totpURI))
    const again = browserOf(site, await signIn(site))
    const here = await verify(again, nextCode(totpURI))
    const elsewhere = await site.app.inject({
      method: 'POST',
      url: '/api/auth/two-factor/verify-totp',
      payload: { code: nextCode(totpURI) },
      headers: { cookie: browserOf(site, await signIn(site, { remoteAddress: '198.51.100.2' })).cookie },
      remoteAddress: '198.51.100.2',
    })

    expect(sixth.statusCode).toBe(429)
    expect(here.statusCode).toBe(429)
    expect(Number(here.headers['retry-after'])).toBeGreaterThan(0)
    expect(elsewhere.statusCode).toBe(200)
  })

  test('cannot be completed without the password first', async () => {
    const { site, totpURI } = await siteWithTwoFactor()

    const response = await verify(browserOf(site), nextCode(totpURI))

    expect(response.json()).toMatchObject({ status: 401, code: 'INVALID_TWO_FACTOR_COOKIE' })
  })

  test('refuses a second set-up, gives new recovery codes, and is turned off only with the password', async () => {
    const { site, browser, backupCodes } = await siteWithTwoFactor()

    const again = await browser.post('/api/auth/two-factor/enable', password)
    const renewed = await browser.post('/api/auth/two-factor/generate-backup-codes', password)
    const refused = await browser.post('/api/auth/two-factor/disable', { password: 'mala' })
    const off = await browser.post('/api/auth/two-factor/disable', password)

    expect(again.json()).toMatchObject({ status: 400, code: 'two_factor_already_on' })
    expect(renewed.json().backupCodes).not.toContain(backupCodes[0])
    expect([refused.statusCode, off.statusCode]).toEqual([400, 200])
    expect((await signIn(site)).json()).not.toHaveProperty('twoFactorRedirect')
    expect((await browser.get('/api/status')).statusCode).toBe(200)
  })

  test('ends the former session of the browser', async () => {
    const { site, browser } = await siteWithTwoFactor()
    const { cookie } = browser

    await signIn(site, { headers: { cookie } })

    expect((await site.app.inject({ url: '/api/status', headers: { cookie } })).statusCode).toBe(401)
  })

  test('stores its secrets encrypted', async () => {
    const { site, totpURI, backupCodes } = await siteWithTwoFactor()

    const kept = JSON.stringify(await site.store.db.selectFrom('twoFactor').selectAll().execute())

    expect(kept).not.toContain(new URL(totpURI).searchParams.get('secret'))
    expect(kept).not.toContain(backupCodes[0])
  })
})
