import { beforeAll, describe, expect, test, vi } from 'vitest'
import { ana, browserOf, setCookiesOf, signedInOwner, signIn } from '#tests/server/owner.ts'
import { runningSite, sharedSite } from '#tests/server/running-site.ts'
import { StoreUnavailableError } from '../store/store-errors.ts'

async function siteWithOwner(options: Parameters<typeof runningSite>[0] = {}) {
  const site = await runningSite(options)
  await site.accounts.create(ana)
  return site
}

/** For tests that change no account. */
const shared = sharedSite()
beforeAll(() => shared().accounts.create(ana))

const sessionsIn = (site: Awaited<ReturnType<typeof runningSite>>) =>
  site.store.db.selectFrom('session').select('id').execute()

describe('signing in', () => {
  test('opens a session, and signing out ends it', async () => {
    const site = await siteWithOwner()
    const browser = browserOf(site, await signIn(site, { email: ' ANA@ejemplo.mx ' }))
    const { cookie } = browser

    const session = await browser.get('/api/auth/get-session')
    const out = await browser.post('/api/auth/sign-out', {})
    const replayed = await site.app.inject({ url: '/api/status', headers: { cookie } })

    expect(session.json()).toMatchObject({ user: { email: ana.email, name: ana.name } })
    expect(out.statusCode).toBe(200)
    expect(browser.cookie).toMatch(/^consultorio\.device-\w{8}=[^;]+$/)
    expect(replayed.statusCode).toBe(401)
    expect(await sessionsIn(site)).toEqual([])
  })

  test('responds alike to a wrong password and to an unknown account', async () => {
    const wrong = await signIn(shared(), { password: 'otra clave bien larga' })
    const unknown = await signIn(shared(), { email: 'nadie@ejemplo.mx' })
    const malformed = await signIn(shared(), { email: 'nadie' })

    expect(wrong.statusCode).toBe(401)
    expect(wrong.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(wrong.json()).toMatchObject({ code: 'INVALID_EMAIL_OR_PASSWORD', status: 401 })
    expect([unknown.statusCode, unknown.body]).toEqual([wrong.statusCode, wrong.body])
    expect([malformed.statusCode, malformed.body]).toEqual([wrong.statusCode, wrong.body])
    expect(setCookiesOf(wrong)).toEqual([])
  })

  test('creates a new session whatever cookie is sent, and ends the session before it', async () => {
    const site = await siteWithOwner()
    const planted = 'consultorio.session_token=plantada.firma'
    const first = await signIn(site, { headers: { cookie: planted } })
    const before = browserOf(site, first).cookie

    const second = await signIn(site, { headers: { cookie: before } })
    const after = browserOf(site, second).cookie

    expect(before).not.toContain('plantada')
    expect(after).not.toBe(before)
    const status = (cookie: string) => site.app.inject({ url: '/api/status', headers: { cookie } })
    expect((await status(planted)).statusCode).toBe(401)
    expect((await status(before)).statusCode).toBe(401)
    expect((await status(after)).statusCode).toBe(200)
    expect(await sessionsIn(site)).toHaveLength(1)
  })

  test.each([
    ['http://localhost:3000', 'consultorio.session_token', false],
    ['https://sitio.example', '__Host-consultorio.session_token', true],
  ])('at %s sets cookies that browsers send only to this site', async (siteUrl, name, isSecure) => {
    const site = await siteWithOwner({ siteUrl })

    const cookies = setCookiesOf(await signIn(site))

    const device = name.replace('session_token', 'device-')
    expect(cookies.map((cookie) => cookie.replace(/(?<=device-)\w+|=.*/g, '')).sort()).toEqual([device, name])
    for (const cookie of cookies) {
      const attributes = cookie.split('; ').slice(1)
      expect(attributes).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=Strict', 'Path=/']))
      expect(attributes.includes('Secure')).toBe(isSecure)
      expect(cookie).not.toContain('Domain')
    }
  })

  test('names the missing fields', async () => {
    const response = await shared().app.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      payload: {},
    })

    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({
      code: 'invalid_request',
      issues: [
        { path: 'email', message: 'Escriba el correo.' },
        { path: 'password', message: 'Escriba la contraseña.' },
      ],
    })
  })

  test('is logged with the user and the approximate address, and without secrets', async () => {
    const site = await siteWithOwner()

    await signIn(site, { remoteAddress: '203.0.113.77' })
    await signIn(site, { password: 'un secreto mal escrito', email: 'secreto@ejemplo.mx' })

    const log = site.lines.join('')
    expect(log).toMatch(
      /"route":"\/api\/auth\/sign-in\/email","status":200,.*"who":"ana@ejemplo.mx","from":"203.0.113.0\/24"/,
    )
    expect(log).toContain('"status":401')
    expect(log).not.toMatch(/203\.0\.113\.77|clave|secreto|session_token/)
  })
})

describe('the account', () => {
  test('changes its password with the current one, and ends all other sessions', async () => {
    const site = await runningSite()
    const browser = await signedInOwner(site)
    const other = browserOf(site, await signIn(site))
    const newPassword = 'una clave nueva y larga'

    const wrong = await browser.post('/api/auth/change-password', { currentPassword: 'mala', newPassword })
    const short = await browser.post('/api/auth/change-password', {
      currentPassword: ana.password,
      newPassword: 'corta',
    })
    const before = browser.cookie
    const changed = await browser.post('/api/auth/change-password', {
      currentPassword: ana.password,
      newPassword,
      revokeOtherSessions: false,
    })

    expect(wrong.json()).toMatchObject({ status: 400, code: 'INVALID_PASSWORD' })
    expect(short.json()).toMatchObject({ status: 400, code: 'PASSWORD_TOO_SHORT' })
    expect(changed.statusCode).toBe(200)
    expect(browser.cookie).not.toBe(before)
    expect((await browser.get('/api/status')).statusCode).toBe(200)
    expect((await other.get('/api/status')).statusCode).toBe(401)
    expect((await signIn(site)).statusCode).toBe(401)
    expect((await signIn(site, { password: newPassword })).statusCode).toBe(200)
  })

  test('changes its name and its e-mail address, and stays signed in everywhere', async () => {
    const site = await runningSite()
    const browser = await signedInOwner(site)
    const other = browserOf(site, await signIn(site))
    const change = { name: 'Ana María Ruiz', email: 'Ana.Nueva@ejemplo.mx' }

    const unconfirmed = await browser.post('/api/auth/own-account', change)
    const wrong = await browser.post('/api/auth/own-account', { ...change, password: 'mala' })
    expect([unconfirmed.statusCode, wrong.json().code]).toEqual([400, 'INVALID_PASSWORD'])
    expect((await browser.get('/api/auth/get-session')).json().user).toMatchObject({ email: ana.email })

    const changed = await browser.post('/api/auth/own-account', { ...change, password: ana.password })

    expect(changed.statusCode).toBe(204)
    for (const each of [browser, other])
      expect((await each.get('/api/auth/get-session')).json().user).toMatchObject({
        name: 'Ana María Ruiz',
        email: 'ana.nueva@ejemplo.mx',
      })
    expect((await signIn(site)).statusCode).toBe(401)
    expect((await signIn(site, { email: 'ana.nueva@ejemplo.mx' })).statusCode).toBe(200)
  })

  test('changes its name without the password, and takes no name or address of another person', async () => {
    const site = await runningSite()
    const browser = await signedInOwner(site)
    await site.accounts.create({ ...ana, name: 'Eva Paz', email: 'eva@ejemplo.mx' })
    const change = (body: object) =>
      browser.post('/api/auth/own-account', { name: ana.name, email: ana.email, ...body })

    expect((await change({ name: 'Ana Sola' })).statusCode).toBe(204)
    expect((await change({ name: 'eva  paz' })).json()).toMatchObject({ status: 409, code: 'name_taken' })
    const taken = await change({ email: 'eva@ejemplo.mx', password: ana.password })
    expect(taken.json()).toMatchObject({ status: 409, code: 'email_taken' })
    expect(
      (await site.app.inject({ method: 'POST', url: '/api/auth/own-account', payload: {} })).statusCode,
    ).toBe(401)
  })

  test('lists its sessions, and ends one of them or all others', async () => {
    const site = await runningSite()
    const browser = await signedInOwner(site)
    const phone = browserOf(site, await signIn(site, { headers: { 'user-agent': 'Teléfono' } }))
    const tablet = browserOf(site, await signIn(site))
    const laptop = browserOf(site, await signIn(site))

    const listed = (await browser.get('/api/auth/list-sessions')).json()
    const phoneSession = listed.find(({ userAgent }: { userAgent: string }) => userAgent === 'Teléfono')
    const one = await browser.post('/api/auth/revoke-session', { token: phoneSession.token })
    const phoneAfter = (await phone.get('/api/status')).statusCode
    const tabletAfter = (await tablet.get('/api/status')).statusCode
    const others = await browser.post('/api/auth/revoke-other-sessions', {})

    expect(listed).toHaveLength(4)
    expect(listed[0]).toMatchObject({ ipAddress: '127.0.0.1', createdAt: expect.any(String) })
    expect([one.statusCode, phoneAfter, tabletAfter, others.statusCode]).toEqual([200, 401, 200, 200])
    expect((await laptop.get('/api/status')).statusCode).toBe(401)
    expect((await browser.get('/api/status')).statusCode).toBe(200)
  })

  test('cannot be created by a visitor', async () => {
    const response = await shared().app.inject({
      method: 'POST',
      url: '/api/auth/sign-up/email',
      payload: { ...ana, email: 'eva@ejemplo.mx' },
    })

    expect(response.statusCode).toBe(404)
    expect(await shared().store.db.selectFrom('user').select('email').execute()).toHaveLength(1)
  })
})

test('no other route of better-auth is reachable', async () => {
  const browser = browserOf(shared(), await signIn(shared()))
  const refused = [404, 'not_found']
  const routes = [
    ['GET', 'ok', refused],
    ['GET', 'error', refused],
    ['POST', 'sign-in/social', refused],
    ['POST', 'update-user', refused],
    ['POST', 'delete-user', refused],
    ['POST', 'change-email', refused],
    ['POST', 'request-password-reset', refused],
    ['GET', 'reset-password/x', refused],
    ['POST', 'verify-password', refused],
    ['POST', 'revoke-sessions', refused],
    ['POST', 'two-factor/get-totp-uri', refused],
    ['POST', 'two-factor/send-otp', refused],
    ['POST', 'get-session', [405, 'method_not_allowed']],
    ['GET', 'sign-out', [405, 'method_not_allowed']],
  ] as const

  const answers = []
  for (const [method, path] of routes) {
    const url = `/api/auth/${path}`
    const response = await (method === 'GET' ? browser.get(url) : browser.post(url, {}))
    answers.push([method, path, [response.statusCode, response.json().code]])
  }

  expect(answers).toEqual(routes)
})

test('a session check without the store returns 503 and keeps the cookie', async () => {
  const site = await runningSite()
  const browser = await signedInOwner(site)
  const executor = site.store.db.getExecutor()
  const connections = await executor.provideConnection(async (one) => Object.getPrototypeOf(one))
  const queries = vi.spyOn(connections, 'executeQuery').mockRejectedValue(new StoreUnavailableError('locked'))

  const responses = [
    await browser.get('/api/status'),
    await browser.get('/api/auth/get-session'),
    await browser.post('/api/auth/sign-in/email', ana),
    await browser.post('/api/site-content', {}),
  ]
  queries.mockRestore()

  expect(responses.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503, 503])
  expect(responses.flatMap(setCookiesOf)).toEqual([])
  expect((await browser.get('/api/status')).statusCode).toBe(200)
})
