import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import type { DatabaseLocation } from '#server/store/database-location.ts'
import { sharedDatabase, urlOf } from '#tests/server/databases.ts'
import { ana, browserOf, eva, type OwnersBrowser, signedInOwner, signIn } from '#tests/server/owner.ts'
import { runningSite } from '#tests/server/running-site.ts'
import { softwarePasskey } from '#tests/server/software-passkey.ts'
import { temporaryFolder } from '#tests/server/temporary-folder.ts'
import { testClock } from '#tests/server/test-clock.ts'
import { testEnvironment } from '#tests/server/test-environment.ts'
import { adminCommand } from './admin-command.ts'
import { failureOf } from './command.ts'

const script = join(import.meta.dirname, '../admin.ts')
/** The site of the test must be able to check the passwords that the command hashes. */
const cheapPasswords = join(import.meta.dirname, '../../tests/support/server/cheap-passwords.ts')

/** Runs the command in its own process. */
async function npmRunAdmin(database: DatabaseLocation, args: string[], input = '') {
  const child = spawn(process.execPath, ['--import', cheapPasswords, script, ...args], {
    env: { ...testEnvironment, DATABASE_URL: urlOf(database) },
  })
  child.stdin.end(input)
  const output = Promise.all([text(child.stdout), text(child.stderr)])
  const [code] = await once(child, 'exit')
  const [out, words] = await output
  return { code, out, words }
}

/** Runs the command in the process of the test, over its own connection to the database. */
async function admin(database: DatabaseLocation, args: string[], input = '') {
  let out = ''
  const print = (words: string) => {
    out += words
  }
  const terminal = { database: () => database, readLine: async () => input, print }
  const failed = await adminCommand(args, terminal).then(
    () => ({ code: 0, words: '' }),
    (error: unknown) => failureOf(error),
  )
  return { ...failed, out }
}

describe('npm run admin, while the site runs', () => {
  test('creates an owner with a password from standard input', async () => {
    const database = await sharedDatabase()
    const site = await runningSite({ database })

    const created = await npmRunAdmin(
      database,
      ['create', '--email', 'ANA@ejemplo.mx', '--name', 'Ana'],
      `${ana.password}\n`,
    )
    const again = await npmRunAdmin(database, ['create', '--email', ana.email, '--password', ana.password])

    expect(created).toEqual({ code: 0, out: `Se creó la cuenta de ${ana.email}.\n`, words: '' })
    expect((await signIn(site)).json()).toMatchObject({ user: { name: 'Ana' } })
    expect(again).toEqual({ code: 1, out: '', words: 'Ya hay una cuenta con ese correo.\n' })
  })

  test('creates an assistant on request, and no other role', async () => {
    const database = await sharedDatabase()
    const site = await runningSite({ database })
    const create = (role: string) =>
      admin(database, ['create', '--email', ana.email, '--password', ana.password, '--role', role])

    const refused = await create('admin')
    const created = await create('assistant')

    expect(refused).toMatchObject({
      code: 1,
      words: '--role: escriba owner (dueña), assistant (asistente) o editor (asistente que no publica).\n',
    })
    expect(created.code).toBe(0)
    const browser = browserOf(site, await signIn(site))
    expect((await browser.get('/api/status')).json().person.role).toBe('assistant')
  })

  test('sets a new password, ends the sessions and resets the limits', async () => {
    const database = await sharedDatabase()
    const site = await runningSite({ database })
    await site.accounts.create(ana)
    const browser = browserOf(site, await signIn(site))
    for (let index = 0; index < 6; index += 1) await signIn(site, { password: 'mala' })

    const { code, out } = await admin(database, ['reset-password', '--email', ana.email])
    const password = out.trim().split('\n').at(-1) ?? ''

    expect(code).toBe(0)
    expect(password.length).toBeGreaterThan(20)
    expect((await browser.get('/api/status')).statusCode).toBe(401)
    expect((await signIn(site, { password })).statusCode).toBe(200)
    expect((await signIn(site)).statusCode).toBe(401)
  })

  test('keeps counting the guesses at other accounts', async () => {
    const database = await sharedDatabase()
    // On a busy machine the command may take longer than the limit lasts.
    const site = await runningSite({ database, clock: testClock() })
    await site.accounts.create(ana)
    await site.accounts.create({ ...eva, role: 'assistant' })
    for (let index = 0; index < 6; index += 1) await signIn(site, { email: eva.email, password: 'mala' })
    const guess = async () => (await signIn(site, { ...eva, password: 'mala' })).statusCode
    expect(await guess()).toBe(429)

    await admin(database, ['reset-password', '--email', ana.email])

    expect(await guess()).toBe(429)
  })

  test('reads the new password from standard input, and turns the second factor off', async () => {
    const database = await sharedDatabase()
    const site = await runningSite({ database })
    await site.accounts.create(ana)
    await site.store.db.updateTable('user').set({ twoFactorEnabled: 1 }).execute()
    const args = ['reset-password', '--email', ana.email, '--stdin', '--disable-two-factor']

    const { code, out } = await admin(database, args, 'una clave de la entrada')

    expect(code).toBe(0)
    expect(out).not.toContain('una clave')
    expect((await signIn(site, { password: 'una clave de la entrada' })).json()).not.toHaveProperty(
      'twoFactorRedirect',
    )
  })

  test('removes the passkeys on request only', async () => {
    const database = await sharedDatabase()
    const site = await runningSite({ database, siteUrl: 'http://localhost:3000' })
    const browser = await signedInOwner(site)
    await registerPasskey(browser)
    const passkeys = () => site.store.db.selectFrom('passkey').selectAll().execute()
    const args = ['reset-password', '--email', ana.email]

    await admin(database, args)
    const kept = await passkeys()
    await admin(database, [...args, '--remove-passkeys'])

    expect(kept).toHaveLength(1)
    expect(await passkeys()).toEqual([])
  })

  test('refuses an unknown e-mail', async () => {
    const database = await sharedDatabase()
    await runningSite({ database })

    const { code, words } = await admin(database, ['reset-password', '--email', 'nadie@ejemplo.mx'])

    expect(code).toBe(1)
    expect(words).toBe('No hay una cuenta con el correo «nadie@ejemplo.mx».\n')
  })

  test.each([
    [['create', '--email', 'ana', '--password', 'larga de sobra'], '--email', 1],
    [['create', '--email', ana.email, '--password', 'corta'], '--password', 1],
    [['create', '--email', ana.email, '--password', '123456789012'], 'Elija otra', 1],
    [['create', '--email', ana.email], '--password', 1],
    [['reset-password', '--email', ana.email], 'sitio.db', 1],
    [['borrar'], 'npm run admin', 2],
    [['create', '--correo', ana.email], 'npm run admin', 2],
  ])('explains the mistake in %j', async (args, words, code) => {
    const database = { kind: 'sqlite', file: join(temporaryFolder(), 'sitio.db') } as const

    const result = await admin(database, args)

    expect(result.code).toBe(code)
    expect(result.out).toBe('')
    expect(result.words).toContain(words)
    expect(result.words).not.toMatch(/^\s+at /m)
  })
})

async function registerPasskey(browser: OwnersBrowser) {
  const started = await browser.post('/api/auth/passkey/registration-options', { password: ana.password })
  const response = softwarePasskey({ origin: 'http://localhost:3000' }).register(started.json().challenge)
  await browser.post('/api/auth/passkey/register', { name: 'Teléfono', response })
}
