import { describe, expect, test } from 'vitest'
import { ana, browserOf, setCookiesOf, signIn } from '#tests/server/owner.ts'
import { runningSite } from '#tests/server/running-site.ts'
import { requestCookies } from './call-headers.ts'
import { createKnownDevices } from './known-devices.ts'
import { createSignInLimits } from './sign-in-limits.ts'

const secret = 'un secreto solo para las pruebas, de 32 y más'

async function siteWithDevice() {
  const site = await runningSite({ trustProxy: 1 })
  await site.accounts.create(ana)
  const signedIn = await signIn(site)
  const device = deviceIn(setCookiesOf(signedIn))
  return { site, signedIn, device }
}

const deviceIn = (cookies: string[]) =>
  cookies.find((cookie) => cookie.includes('.device-'))?.split(';', 1)[0] ?? ''

type Site = Awaited<ReturnType<typeof siteWithDevice>>['site']

/** Guesses from one address after another until strangers are refused. */
async function attack(site: Site, account: string = ana.email) {
  const limits = createSignInLimits({ db: site.store.db, secret })
  for (let index = 0; index < 40; index += 1) {
    await limits.begin({ kind: 'password', account, address: `203.0.113.${index}` }).catch(() => {})
  }
}

const statusWith = async (
  site: Site,
  cookie: string,
  email: string = ana.email,
  password: string = ana.password,
) =>
  (await signIn(site, { email, password, headers: cookie ? { cookie } : {}, remoteAddress: '198.51.100.1' }))
    .statusCode

describe('a device on which the owner signed in', () => {
  test('may sign in while unknown devices are refused', async () => {
    const { site, device } = await siteWithDevice()
    await attack(site)

    expect(await statusWith(site, '')).toBe(429)
    expect(await statusWith(site, device)).toBe(200)
  })

  test('stays known after she signs out', async () => {
    const { site, signedIn } = await siteWithDevice()
    const browser = browserOf(site, signedIn)
    await browser.post('/api/auth/sign-out', {})
    await attack(site)

    expect(await statusWith(site, browser.cookie)).toBe(200)
  })

  test('is known for this account only', async () => {
    const { site, device } = await siteWithDevice()
    const eva = { ...ana, name: 'Eva Luna', email: 'eva@ejemplo.mx' }
    await site.accounts.create(eva)
    await attack(site, eva.email)

    expect(await statusWith(site, device, eva.email)).toBe(429)
  })

  test('is known for each account that signed in on it', async () => {
    const { site, device } = await siteWithDevice()
    const eva = { ...ana, name: 'Eva Luna', email: 'eva@ejemplo.mx' }
    await site.accounts.create(eva)
    const other = deviceIn(
      setCookiesOf(await signIn(site, { email: eva.email, headers: { cookie: device } })),
    )
    await attack(site)
    await attack(site, eva.email)

    expect(await statusWith(site, `${device}; ${other}`)).toBe(200)
    expect(await statusWith(site, `${device}; ${other}`, eva.email)).toBe(200)
  })

  test('is unknown after a password reset', async () => {
    const { site, device } = await siteWithDevice()
    await site.accounts.resetPassword(ana.email, ana.password)
    await attack(site)

    expect(await statusWith(site, device)).toBe(429)
  })

  test('is unknown after the password is changed elsewhere, and known where it is changed', async () => {
    const { site, signedIn, device } = await siteWithDevice()
    const browser = browserOf(site, signedIn)
    const newPassword = 'una clave nueva y larga'
    await browser.post('/api/auth/change-password', { currentPassword: ana.password, newPassword })
    await attack(site)

    expect(await statusWith(site, device, ana.email, newPassword)).toBe(429)
    expect(await statusWith(site, deviceIn(browser.cookie.split('; ')), ana.email, newPassword)).toBe(200)
  })

  test('has its own limit of attempts', async () => {
    const { site, device } = await siteWithDevice()

    const statuses = []
    for (let index = 0; index < 6; index += 1) {
      statuses.push(await statusWith(site, device, ana.email, 'mala'))
    }

    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  })
})

describe('a device cookie', () => {
  test('does not make a device known if it is forged, changed or older than a year', async () => {
    const { site, device } = await siteWithDevice()
    const { db } = site.store
    const siteUrl = 'http://localhost:3000'
    const year = 366 * 24 * 60 * 60 * 1000
    const find = (cookie: string, age = 0, key = secret) =>
      createKnownDevices({ db, secret: key, siteUrl, now: () => new Date(Date.now() + age) }).find(
        requestCookies(cookie),
        { email: ana.email },
      )
    const [name, value = ''] = device.split('=')
    const [text = '', signature = ''] = value.split('.')
    const [userId, , time] = JSON.parse(Buffer.from(text, 'base64url').toString())
    const otherText = Buffer.from(JSON.stringify([userId, 'otro', time])).toString('base64url')

    expect(await find(device)).toEqual(expect.any(String))
    expect(await find(`${name}=${otherText}.${signature}`)).toBeUndefined()
    expect(await find(`${name}=${text}`)).toBeUndefined()
    expect(await find(`${name}=nada`)).toBeUndefined()
    expect(await find(`${name}="${value}"`)).toBeUndefined()
    expect(await find(device, 0, 'otro secreto de más de treinta y dos')).toBeUndefined()
    expect(await find(device, year)).toBeUndefined()
  })

  test('is not set after a wrong password', async () => {
    const { site } = await siteWithDevice()

    expect(setCookiesOf(await signIn(site, { password: 'mala' }))).toEqual([])
  })
})
