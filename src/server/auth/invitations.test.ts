import { describe, expect, test } from 'vitest'
import { ana, browserOf, eva, signedInAssistant, signedInOwner } from '#tests/server/owner.ts'
import { runningSite } from '#tests/server/running-site.ts'
import { receivingSmtpServer } from '#tests/server/smtp-server.ts'
import { textOf } from '#tests/server/text-of-mail.ts'

async function invitedSite(email?: string) {
  const site = await runningSite()
  const owner = await signedInOwner(site)
  const invited = await owner.post('/api/invitations', email === undefined ? {} : { email })
  expect(invited.statusCode).toBe(201)
  const { id, link, mailed } = invited.json()
  const token = link.split('#token=')[1]
  const accept = (changes: object = {}) =>
    browserOf(site).post('/api/invitations/accept', { token, ...eva, ...changes })
  const check = async (given = token) =>
    (await browserOf(site).post('/api/invitations/check', { token: given })).json()
  return { site, owner, id, link, token, mailed, accept, check }
}

describe('an invitation', () => {
  test('creates an assistant, signs her in, and works once', async () => {
    const { site, link, accept, check, owner } = await invitedSite()
    expect(link).toMatch(/^http:\/\/localhost:3000\/admin\/invitacion#token=[\w-]{43}$/)
    expect(await check()).toEqual({ open: true, invitedBy: ana.name, email: null })

    const first = await accept()
    const second = await accept({ name: 'Otra', email: 'otra@ejemplo.mx' })

    expect(first.statusCode).toBe(201)
    const [code] = first.json().codes
    const reset = { token: code, password: 'otra clave bastante larga' }
    expect((await browserOf(site, first).get('/api/status')).json()).toMatchObject({
      person: { name: eva.name, role: 'assistant' },
    })
    expect(second.statusCode).toBe(403)
    expect(second.json()).toMatchObject({ code: 'invitation_closed' })
    expect(await check()).toEqual({ open: false })
    const { people, invitations } = (await owner.get('/api/people')).json()
    expect(people).toMatchObject([
      { name: ana.name, role: 'owner', isYou: true },
      { name: eva.name, role: 'assistant', isYou: false, twoFactorEnabled: false },
    ])
    expect(people[1].lastSessionAt).toMatch(/^\d{4}-\d\d-\d\dT/)
    expect(invitations).toEqual([])
    expect((await browserOf(site).post('/api/recovery/password', reset)).statusCode).toBe(200)
  })

  test('is accepted by only one of many concurrent requests', async () => {
    const { site, accept } = await invitedSite()

    const responses = await Promise.all(
      [1, 2, 3, 4].map((index) => accept({ name: `Eva ${index}`, email: `n${index}@ejemplo.mx` })),
    )

    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 403, 403, 403])
    expect(await site.store.db.selectFrom('user').select('id').execute()).toHaveLength(2)
  })

  test('expires after seven days', async () => {
    const { site, owner, accept, check } = await invitedSite()
    const { invitations } = (await owner.get('/api/people')).json()
    const [{ createdAt, expiresAt }] = invitations
    expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(7 * 24 * 60 * 60 * 1000)

    await site.store.db.updateTable('invitation').set({ expires_at: new Date().toISOString() }).execute()

    expect((await accept()).json()).toMatchObject({ code: 'invitation_closed' })
    expect(await check()).toEqual({ open: false })
    expect((await owner.get('/api/people')).json().invitations).toEqual([])
    await owner.post('/api/invitations', {})
    expect(await site.store.db.selectFrom('invitation').select('id').execute()).toHaveLength(1)
  })

  test('can be revoked once', async () => {
    const { owner, id, accept } = await invitedSite()

    const revoke = () => owner.send({ method: 'DELETE', url: `/api/invitations/${id}` })

    expect((await revoke()).statusCode).toBe(204)
    expect((await accept()).json()).toMatchObject({ code: 'invitation_closed' })
    expect((await revoke()).statusCode).toBe(404)
  })

  test('cannot be guessed or read from the database', async () => {
    const { site, token, accept, check } = await invitedSite('maria@ejemplo.mx')
    const kept = JSON.stringify(await site.store.db.selectFrom('invitation').selectAll().execute())

    expect(kept).not.toContain(token)
    for (const guess of ['adivinada', '', `${token}x`, token.slice(0, -1), '%', "' or 1=1 --"]) {
      expect((await accept({ token: guess })).json()).toMatchObject({ code: 'invitation_closed' })
      expect(await check(guess)).toEqual({ open: false })
    }
    expect(await check()).toEqual({ open: true, invitedBy: ana.name, email: 'maria@ejemplo.mx' })
  })

  test('stays open after a mistake, and refuses an e-mail or a name that exists', async () => {
    const { accept } = await invitedSite()

    const mistaken = await accept({ name: ' ', email: 'eva', password: 'corta' })
    const sameMail = await accept({ email: ana.email })
    const sameName = await accept({ name: ' dra.  ANA ' })
    const system = await accept({ name: 'Sistema' })

    expect(mistaken.json().issues.map(({ path }: { path: string }) => path)).toEqual([
      'name',
      'email',
      'password',
    ])
    expect(sameMail.json()).toMatchObject({ status: 409, code: 'email_taken' })
    expect(sameName.json()).toMatchObject({ status: 409, code: 'name_taken' })
    expect(system.json()).toMatchObject({ status: 409, code: 'name_taken' })
    expect((await accept()).statusCode).toBe(201)
  })

  test("never gives more rights than an assistant's, whatever is sent", async () => {
    const { site, accept } = await invitedSite()

    const response = await accept({ role: 'owner', id: 'x', emailVerified: true })

    expect((await browserOf(site, response).get('/api/status')).json().person.role).toBe('assistant')
  })

  test('ends the session of the user who opens it in her browser', async () => {
    const { owner, token } = await invitedSite()
    const former = owner.cookie

    const result = await owner.post('/api/invitations/accept', { token, ...eva })

    expect(result.statusCode).toBe(201)
    expect((await owner.get('/api/status')).json().person.name).toBe(eva.name)
    expect((await owner.send({ url: '/api/status', headers: { cookie: former } })).statusCode).toBe(401)
  })

  test('is mailed if the site sends mail and an e-mail is given, and is always shown', async () => {
    const { smtp, mails } = await receivingSmtpServer()
    const site = await runningSite({ smtp })
    const owner = await signedInOwner(site)
    mails.length = 0

    const sent = (await owner.post('/api/invitations', { email: 'Maria@ejemplo.mx' })).json()
    const unnamed = (await owner.post('/api/invitations', { email: '' })).json()

    expect([sent, unnamed].map(({ mailed }) => mailed)).toEqual([true, false])
    expect([sent, unnamed].map(({ link }) => link)).toEqual([
      expect.stringContaining('token='),
      expect.stringContaining('token='),
    ])
    await expect.poll(() => mails.filter((mail) => mail.includes('To: maria@ejemplo.mx'))).toHaveLength(1)
    expect(textOf(mails.find((mail) => mail.includes('To: maria@ejemplo.mx')) ?? '')).toContain(sent.link)
    const token = sent.link.split('#token=')[1]
    const accepted = await browserOf(site).post('/api/invitations/accept', { token, ...eva })
    expect(accepted.json().codes, 'a mail brings a link instead').toEqual([])
  })
})

describe('removing a person', () => {
  test('ends her sessions and invitations', async () => {
    const site = await runningSite()
    const owner = await signedInOwner(site)
    const assistant = await signedInAssistant(site)
    const { people } = (await owner.get('/api/people')).json()
    const { id } = people.find(({ name }: { name: string }) => name === eva.name)

    const removed = await owner.send({ method: 'DELETE', url: `/api/people/${id}` })
    const again = await owner.send({ method: 'DELETE', url: `/api/people/${id}` })

    expect([removed.statusCode, again.statusCode]).toEqual([204, 404])
    expect((await assistant.get('/api/status')).statusCode).toBe(401)
    const { db } = site.store
    for (const table of ['user', 'account', 'session'] as const) {
      expect(await db.selectFrom(table).selectAll().execute()).toHaveLength(1)
    }
  })

  test('also revokes the open invitations of a removed owner', async () => {
    const { site, owner, accept } = await invitedSite()
    await site.accounts.create({ ...eva, name: 'Eva Sol', email: 'sol@ejemplo.mx' })
    const { people } = (await owner.get('/api/people')).json()
    const { id } = people.find(({ isYou }: { isYou: boolean }) => isYou)

    expect((await owner.send({ method: 'DELETE', url: `/api/people/${id}` })).statusCode).toBe(204)

    expect((await accept()).json()).toMatchObject({ code: 'invitation_closed' })
  })

  test('never leaves the site without an owner, even when two remove each other at the same time', async () => {
    const site = await runningSite()
    const owner = await signedInOwner(site)
    await signedInAssistant(site)
    const idOf = async (email: string) =>
      (
        await site.store.db
          .selectFrom('user')
          .select('id')
          .where('email', '=', email)
          .executeTakeFirstOrThrow()
      ).id
    const remove = async (email: string) =>
      owner.send({ method: 'DELETE', url: `/api/people/${await idOf(email)}` })

    expect((await remove(ana.email)).json()).toMatchObject({ status: 409, code: 'last_owner' })

    await site.accounts.create({ ...ana, name: 'Dra. Sol', email: 'sol@ejemplo.mx' })
    await Promise.all([remove(ana.email), remove('sol@ejemplo.mx')])
    const owners = await site.store.db.selectFrom('user').select('id').where('role', '=', 'owner').execute()
    expect(owners).toHaveLength(1)
  })
})
