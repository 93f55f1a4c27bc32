import { describe, expect, test } from 'vitest'
import { ana, browserOf, type OwnersBrowser, signedInOwner, signIn } from '#tests/server/owner.ts'
import { runningSite } from '#tests/server/running-site.ts'
import { softwarePasskey } from '#tests/server/software-passkey.ts'

const origin = 'http://localhost:3000'
type Passkey = ReturnType<typeof softwarePasskey>

const startRegistration = (browser: OwnersBrowser, password: string = ana.password) =>
  browser.post('/api/auth/passkey/registration-options', { password })

async function register(browser: OwnersBrowser, passkey: Passkey, name = 'Teléfono') {
  const { challenge } = (await startRegistration(browser)).json()
  return browser.post('/api/auth/passkey/register', { name, response: passkey.register(challenge) })
}

async function signInWith(browser: OwnersBrowser, passkey: Passkey) {
  const { challenge } = (await browser.post('/api/auth/passkey/sign-in-options')).json()
  const response = passkey.signIn(challenge)
  return { signedIn: await browser.post('/api/auth/passkey/sign-in', { response }), response }
}

async function siteWithPasskey() {
  const site = await runningSite({ siteUrl: origin })
  const browser = await signedInOwner(site)
  const passkey = softwarePasskey({ origin })
  const registered = await register(browser, passkey)
  return { site, browser, passkey, registered }
}

describe('a passkey', () => {
  test('can be added only with the password, and its key is not shown', async () => {
    const { browser, registered } = await siteWithPasskey()

    const wrong = await startRegistration(browser, 'equivocada')
    const listed = (await browser.get('/api/auth/passkey/list')).json()

    expect(registered.statusCode).toBe(200)
    expect(wrong.json()).toMatchObject({ status: 400, code: 'INVALID_PASSWORD' })
    expect(listed).toHaveLength(1)
    expect(Object.keys(listed[0]).sort()).toEqual(['backedUp', 'createdAt', 'deviceType', 'id', 'name'])
    expect(listed[0]).toMatchObject({ name: 'Teléfono', backedUp: false })
  })

  test('signs in, also to an account with two-factor sign-in', async () => {
    const { site, passkey } = await siteWithPasskey()
    await site.store.db.updateTable('user').set({ twoFactorEnabled: 1 }).execute()
    const browser = browserOf(site)

    const { signedIn } = await signInWith(browser, passkey)

    expect(signedIn.statusCode).toBe(200)
    expect(signedIn.json()).toEqual({ user: { id: expect.any(String), name: ana.name, email: ana.email } })
    expect((await browser.get('/api/status')).statusCode).toBe(200)
  })

  test('is accepted once per challenge', async () => {
    const { site, passkey } = await siteWithPasskey()
    const browser = browserOf(site)
    const { response } = await signInWith(browser, passkey)

    const again = await browser.post('/api/auth/passkey/sign-in', { response })
    const elsewhere = await browserOf(site).post('/api/auth/passkey/sign-in', { response })

    expect([again.statusCode, elsewhere.statusCode]).toEqual([400, 400])
    expect(again.json()).toMatchObject({ code: 'CHALLENGE_NOT_FOUND' })
  })

  test('without user verification cannot be added and cannot sign in', async () => {
    const { site, browser, passkey } = await siteWithPasskey()
    const unverified = softwarePasskey({ origin, verifiesUser: false })

    const added = await register(browser, unverified)
    const options = (await browserOf(site).post('/api/auth/passkey/sign-in-options')).json()
    const { signedIn } = await signInWith(browserOf(site), unverified)
    const rows = await site.store.db.selectFrom('passkey').selectAll().execute()

    expect(added.json()).toMatchObject({ status: 401, code: 'PASSKEY_USER_NOT_VERIFIED' })
    expect(options.userVerification).toBe('required')
    expect(signedIn.statusCode).toBe(404)
    expect(rows).toHaveLength(1)
    expect(
      (await signInWith(browserOf(site), { ...passkey, ...unverifiedTwin(passkey) })).signedIn.statusCode,
    ).toBe(401)
  })

  test('of another site cannot sign in', async () => {
    const { site, browser } = await siteWithPasskey()
    const foreign = softwarePasskey({ origin: 'https://otro.example' })

    const added = await register(browser, foreign)
    const { signedIn } = await signInWith(browserOf(site), foreign)

    expect(added.json()).toMatchObject({ status: 400, code: 'FAILED_TO_VERIFY_REGISTRATION' })
    expect(signedIn.statusCode).toBe(404)
  })

  test('can be renamed and removed only by its owner', async () => {
    const { site, browser, passkey } = await siteWithPasskey()
    await site.accounts.create({ name: 'Otra', email: 'otra@ejemplo.mx', password: ana.password })
    const other = browserOf(site, await signIn(site, { email: 'otra@ejemplo.mx' }))
    const [{ id }] = (await browser.get('/api/auth/passkey/list')).json()

    const foreign = [
      await other.post('/api/auth/passkey/rename', { id, name: 'Mía' }),
      await other.post('/api/auth/passkey/remove', { id, password: ana.password }),
    ]
    const renamed = await browser.post('/api/auth/passkey/rename', { id, name: 'Laptop' })
    const listed = (await browser.get('/api/auth/passkey/list')).json()
    const removed = await browser.post('/api/auth/passkey/remove', { id, password: ana.password })
    const { signedIn } = await signInWith(browserOf(site), passkey)

    expect(foreign.map(({ statusCode }) => statusCode)).toEqual([401, 401])
    expect([renamed.statusCode, removed.statusCode]).toEqual([200, 200])
    expect(listed).toMatchObject([{ name: 'Laptop' }])
    expect(signedIn.json()).toMatchObject({ status: 404, code: 'PASSKEY_NOT_FOUND' })
  })

  test('is removed only with the password, whose wrong guesses are counted', async () => {
    const { browser } = await siteWithPasskey()
    const [{ id }] = (await browser.get('/api/auth/passkey/list')).json()
    const remove = async (body: object) => (await browser.post('/api/auth/passkey/remove', body)).statusCode

    const refused = [await remove({ id })]
    for (let index = 0; index < 6; index += 1) refused.push(await remove({ id, password: 'mala' }))

    expect(refused).toEqual([400, 400, 400, 400, 400, 400, 429])
    expect((await browser.get('/api/auth/passkey/list')).json()).toHaveLength(1)
  })

  test('cannot be read or changed without a session', async () => {
    const { site } = await siteWithPasskey()
    const stranger = browserOf(site)

    const responses = [
      await startRegistration(stranger),
      await stranger.post('/api/auth/passkey/register', {
        name: 'X',
        response: softwarePasskey({ origin }).register('abc'),
      }),
      await stranger.post('/api/auth/passkey/rename', { id: 'x', name: 'X' }),
      await stranger.post('/api/auth/passkey/remove', { id: 'x', password: ana.password }),
      await stranger.get('/api/auth/passkey/list'),
    ]

    expect(responses.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401, 401])
  })

  test('is refused for a page of another site', async () => {
    const { browser } = await siteWithPasskey()
    const headers = { origin: 'https://otro.example' }

    const signedIn = await browser.post('/api/auth/passkey/sign-in-options', undefined, headers)

    expect(signedIn.json()).toMatchObject({ status: 403, code: 'cross_site' })
  })

  test('cannot request unlimited challenges from one address', async () => {
    const { site } = await siteWithPasskey()
    const stranger = browserOf(site)

    let last = await stranger.post('/api/auth/passkey/sign-in-options')
    for (let asked = 1; asked <= 60; asked += 1)
      last = await stranger.post('/api/auth/passkey/sign-in-options')

    expect(last.statusCode).toBe(429)
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
  })
})

test.each([
  'http://ejemplo.mx',
  'http://127.0.0.1:3000',
  'https://192.0.2.1',
])('a refused passkey at %s gets a message that says what to do', async (siteUrl) => {
  const site = await runningSite({ siteUrl })

  const signedIn = await browserOf(site).post('/api/auth/passkey/sign-in-options')

  expect(signedIn.json()).toMatchObject({ status: 409, code: 'passkeys_unavailable' })
  expect(signedIn.json().title).toContain('SITE_URL')
})

/** The same passkey on a device that no longer verifies its user. */
function unverifiedTwin(passkey: Passkey): Pick<Passkey, 'signIn'> {
  return { signIn: (challenge) => passkey.signIn(challenge, false) }
}
