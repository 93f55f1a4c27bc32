import { describe, expect, test } from 'vitest'
import { ana, browserOf, signIn } from '#tests/server/owner.ts'
import { runningSite } from '#tests/server/running-site.ts'
import { prepareFirstOwner } from './first-owner.ts'

async function startedSite(owner?: { email: string; password: string }) {
  const site = await runningSite()
  const lines: string[] = []
  const log = { info: (line: string) => lines.push(line), warn: (line: string) => lines.push(line) }
  const start = async () => {
    const config = { owner, siteUrl: 'http://localhost:3000' }
    await prepareFirstOwner({ accounts: site.accounts, config, log })
    return /^.* http:\/\/localhost:3000\/admin\/configurar#token=([\w-]{43})$/.exec(lines.pop() ?? '')?.[1]
  }
  const token = await start()
  const setUp = (changes: object = {}) =>
    browserOf(site).post('/api/setup', { token, ...ana, email: 'ANA@ejemplo.mx', ...changes })
  const isOpen = async () => (await site.app.inject('/api/setup')).json()
  return { site, start, setUp, isOpen, token }
}

describe('the setup link', () => {
  test('creates the owner and signs her in, once', async () => {
    const { site, setUp, isOpen } = await startedSite()
    expect(await isOpen()).toEqual({ open: true })

    const first = await setUp()
    const second = await setUp({ email: 'eva@ejemplo.mx' })

    expect(first.statusCode).toBe(201)
    expect(first.json()).toMatchObject({ user: { name: ana.name }, codes: { length: 8 } })
    expect((await browserOf(site, first).get('/api/status')).statusCode).toBe(200)
    expect(second.statusCode).toBe(403)
    expect(second.json()).toMatchObject({ code: 'setup_closed' })
    expect(await isOpen()).toEqual({ open: false })
    expect((await signIn(site)).statusCode).toBe(200)
  })

  test('is accepted by only one of many concurrent requests', async () => {
    const { setUp, site } = await startedSite()

    const responses = await Promise.all([1, 2, 3, 4].map((index) => setUp({ email: `n${index}@ejemplo.mx` })))

    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 403, 403, 403])
    expect(await site.store.db.selectFrom('user').select('id').execute()).toHaveLength(1)
  })

  test('changes at each start, and is absent once an owner exists', async () => {
    const { setUp, start, token } = await startedSite()

    const next = await start()
    const old = await setUp()
    const created = await setUp({ token: next })
    const none = await start()

    expect(next).not.toBe(token)
    expect([old.statusCode, created.statusCode]).toEqual([403, 201])
    expect(none).toBeUndefined()
  })

  test('cannot be guessed or read from the database, and stays open after a mistake', async () => {
    const { site, setUp, token } = await startedSite()
    const kept = JSON.stringify(await site.store.db.selectFrom('setup_link').selectAll().execute())

    const guessed = await setUp({ token: 'adivinado' })
    const mistaken = await setUp({ name: ' ', email: 'ana', password: 'corta' })
    const right = await setUp()

    expect(kept).not.toContain(token)
    expect(guessed.statusCode).toBe(403)
    expect(mistaken.json()).toMatchObject({
      status: 400,
      issues: [
        { path: 'name', message: 'Escriba su nombre.' },
        { path: 'email', message: 'Escriba un correo, por ejemplo consulta@ejemplo.mx.' },
        { path: 'password', message: 'Use al menos 12 caracteres.' },
      ],
    })
    expect(right.statusCode).toBe(201)
  })
})

test("the environment's owner is created only if there is no owner", async () => {
  const { site, start, isOpen } = await startedSite({ email: ana.email, password: ana.password })

  expect(await isOpen()).toEqual({ open: false })
  expect((await signIn(site)).statusCode).toBe(200)
  expect(await start()).toBeUndefined()
  expect(await site.store.db.selectFrom('user').select('email').execute()).toEqual([{ email: ana.email }])
})
