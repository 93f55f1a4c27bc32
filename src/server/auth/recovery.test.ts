import { describe, expect, test } from 'vitest'
import { ana, browserOf, setCookiesOf, signedInOwner, signIn } from '#tests/server/owner.ts'
import { runningSite } from '#tests/server/running-site.ts'
import { receivingSmtpServer } from '#tests/server/smtp-server.ts'
import { textOf } from '#tests/server/text-of-mail.ts'
import { createPasswordRecovery } from './password-recovery.ts'

const newPassword = 'otra clave bastante larga'

async function siteWithMail() {
  const { smtp, mails } = await receivingSmtpServer()
  const site = await runningSite({ smtp })
  const { lines } = site
  const ask = (email: string, remoteAddress = '203.0.113.7') =>
    site.app.inject({ method: 'POST', url: '/api/recovery', payload: { email }, remoteAddress })
  const reset = (token: string, password = newPassword) =>
    site.app.inject({ method: 'POST', url: '/api/recovery/password', payload: { token, password } })
  const texts = () => mails.map(textOf)
  const tokenOf = (text: string | undefined) => /#token=([\w-]{43})\b/.exec(text ?? '')?.[1] ?? ''
  return { site, lines, mails, ask, reset, texts, tokenOf }
}

async function siteWithLink() {
  const mailed = await siteWithMail()
  const browser = await signedInOwner(mailed.site)
  await expect.poll(() => mailed.mails.length).toBe(1)
  await mailed.ask(ana.email)
  await expect.poll(() => mailed.mails.length).toBe(2)
  return { ...mailed, browser, token: mailed.tokenOf(mailed.texts()[1]) }
}

describe('a new password by mail', () => {
  test('is set once by the link, ends all sessions and unfinished sign-ins, and is reported by mail', async () => {
    const { site, browser, token, reset, texts } = await siteWithLink()
    await site.store.db
      .insertInto('verification')
      .values(await openChallenge(site))
      .execute()

    const first = await reset(token)
    const second = await reset(token, 'y otra clave más larga')
    const challenges = await site.store.db.selectFrom('verification').selectAll().execute()

    expect([first.statusCode, second.statusCode]).toEqual([200, 403])
    expect(first.headers['set-cookie']).toBeUndefined()
    expect(second.json()).toMatchObject({ code: 'recovery_link_invalid' })
    expect((await browser.get('/api/status')).statusCode).toBe(401)
    expect(challenges).toEqual([])
    expect((await signIn(site)).statusCode).toBe(401)
    expect((await signIn(site, { password: newPassword })).statusCode).toBe(200)
    // The sign-in sends a mail too, which may arrive first.
    const reports = () => texts().filter((text) => text.includes('Su contraseña cambió'))
    await expect.poll(() => reports().length).toBe(1)
    expect(reports()[0]).toContain('hora del centro de México')
  })

  test('no longer works by a link to a former e-mail address, which is told of the new one', async () => {
    const { browser, token, reset, mails } = await siteWithLink()
    const change = { name: ana.name, email: 'nueva@ejemplo.mx', password: ana.password }

    expect((await browser.post('/api/auth/own-account', change)).statusCode).toBe(204)

    expect((await reset(token)).statusCode).toBe(403)
    const told = () => mails.filter((mail) => textOf(mail).includes('con nueva@ejemplo.mx, y ya no con este'))
    await expect.poll(() => told().length).toBe(1)
    expect(told()[0]).toContain(`To: ${ana.email}`)
  })

  test('leaves the second factor on', async () => {
    const { site, token, reset } = await siteWithLink()
    await site.store.db.updateTable('user').set({ twoFactorEnabled: 1 }).execute()

    await reset(token)

    expect((await signIn(site, { password: newPassword })).json()).toMatchObject({ twoFactorRedirect: true })
  })

  test('stores only a hash of the link, and logs no link', async () => {
    const { site, token, reset, lines } = await siteWithLink()
    const rows = await site.store.db.selectFrom('password_reset').selectAll().execute()

    await reset(token)

    expect(token).toHaveLength(43)
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(lines.join('')).toContain('/api/recovery/password')
    expect(lines.join('')).not.toContain(token)
  })

  test('gets the same response with and without an account, and mail goes only to an account', async () => {
    const { site, mails, ask } = await siteWithMail()
    await site.accounts.create(ana)

    const responses = [await ask('nadie@ejemplo.mx'), await ask(ana.email)]
    const rows = await site.store.db.selectFrom('password_reset').selectAll().execute()

    expect(responses.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [202, '{}'],
      [202, '{}'],
    ])
    expect(Object.keys(responses[0]?.headers ?? {})).toEqual(Object.keys(responses[1]?.headers ?? {}))
    expect(rows).toHaveLength(2)
    await expect.poll(() => mails.length).toBe(1)
    expect(mails[0]).toContain(`To: ${ana.email}`)
  })

  test('allows an account at most three valid links at a time', async () => {
    const { site, mails, ask } = await siteWithMail()
    await site.accounts.create(ana)

    for (let asked = 0; asked < 5; asked += 1) {
      expect((await ask(ana.email, `203.0.113.${asked}`)).statusCode).toBe(202)
    }

    await expect.poll(() => mails.length).toBe(3)
    expect(await site.store.db.selectFrom('password_reset').selectAll().execute()).toHaveLength(3)
  })

  test('can be requested ten times an hour from one network, whatever the account', async () => {
    const { ask } = await siteWithMail()

    const results = []
    for (let asked = 0; asked <= 10; asked += 1) {
      results.push(await ask(`nadie${asked}@ejemplo.mx`, `2001:db8:1:${asked}::1`))
    }

    expect(results.map(({ statusCode }) => statusCode)).toEqual([...Array(10).fill(202), 429])
    expect((await ask('nadie@ejemplo.mx', '2001:db8:2::1')).statusCode).toBe(202)
  })

  test('expires after 30 minutes', async () => {
    const { site } = await siteWithMail()
    await site.accounts.create(ana)
    let time = Date.parse('2026-01-01T10:00:00Z')
    const recovery = createPasswordRecovery({ db: site.store.db, secret: 's', now: () => new Date(time) })
    const opened = await recovery.open(ana.email, async () => false)

    time += 31 * 60_000

    expect(await recovery.reset(opened?.token ?? '', newPassword)).toBeUndefined()
    time -= 2 * 60_000
    expect(await recovery.reset(opened?.token ?? '', newPassword)).toMatchObject({ email: ana.email })
  })

  test('is set by one of two concurrent requests', async () => {
    const { token, reset } = await siteWithLink()

    const responses = await Promise.all([reset(token), reset(token)])

    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403])
  })

  test('is not offered if the site sends no mail', async () => {
    const site = await runningSite()
    const browser = browserOf(site)

    expect((await browser.get('/api/recovery')).json()).toEqual({ byMail: false })
    expect((await browser.post('/api/recovery', { email: ana.email })).json()).toMatchObject({
      status: 409,
      code: 'mail_not_set_up',
    })
  })
})

describe('a sign-in', () => {
  const phone = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1' }

  test('from a new device is reported by mail, and from the same device no more', async () => {
    const { site, mails, texts } = await siteWithMail()
    await site.accounts.create(ana)

    const first = await signIn(site, { headers: phone, remoteAddress: '203.0.113.7' })
    await expect.poll(() => mails.length).toBe(1)
    const device = setCookiesOf(first).find((cookie) => cookie.includes('.device-')) ?? ''
    const cookie = device.split(';', 1)[0]
    await signIn(site, { headers: { ...phone, cookie }, remoteAddress: '192.0.2.1' })
    await signIn(site, { headers: phone, remoteAddress: '198.51.100.2' })
    await expect.poll(() => mails.length).toBe(2)

    expect(texts()[1]).toContain('198.51.100.0/24')
    expect(texts()[0]).toContain('Safari en iPhone')
    expect(texts()[0]).toContain('203.0.113.0/24')
    expect(texts()[0]).not.toContain('203.0.113.7')
    expect(texts()[0]).toContain('hora del centro de México')
  })

  test('that fails is not reported by mail', async () => {
    const { site, mails, lines } = await siteWithMail()
    await site.accounts.create(ana)

    await signIn(site, { password: 'equivocada' })
    await signIn(site)

    await expect.poll(() => mails.length).toBe(1)
    expect(lines.join('')).not.toContain('No se pudo avisar')
  })
})

async function openChallenge({ store }: Awaited<ReturnType<typeof runningSite>>) {
  const { id } = await store.db.selectFrom('user').select('id').executeTakeFirstOrThrow()
  const time = '2099-01-01T00:00:00.000Z'
  const times = { expiresAt: time, createdAt: time, updatedAt: time }
  return { id: 'challenge', identifier: '2fa-prueba', value: id, ...times }
}
