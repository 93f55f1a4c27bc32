import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { runCommand } from '../../support/command.ts'
import { type OwnerClient, owner, ownerEnv, signInOwner } from '../../support/owner-client.ts'
import { pathOf, photograph } from '../../support/pictures.ts'
import { everyPage } from '../../support/routes.ts'
import { temporaryFolder } from '../../support/server/temporary-folder.ts'
import { type RunningServer, ServerNotStartedError, startServer } from '../../support/server.ts'
import { totpCode } from '../../support/totp.ts'

/** A server with an owner, stopped at the end of the test. */
async function start(options: Parameters<typeof startServer>[0] = {}) {
  const server = await startServer({ env: ownerEnv, ...options })
  onTestFinished(() => server.stop())
  return server
}

/** Saves one doctor's name after another until stopped. Returns the acknowledged names in order. */
function saveContinuously(client: OwnerClient, content: { doctorInfo: { name: string } }) {
  const saved: string[] = []
  let isStopped = false
  const writing = (async () => {
    while (!isStopped) {
      const name = `Dra. Escrita ${saved.length + 1}`
      const siteContent = { ...content, doctorInfo: { ...content.doctorInfo, name } }
      const response = await client.post('/api/site-content', { siteContent })
      if (response.status !== 200) throw new Error(`A save gave ${response.status}: ${await response.text()}`)
      saved.push(name)
    }
  })()
  return {
    saved,
    stop: () => {
      isStopped = true
      return writing
    },
  }
}

async function addPicture(server: RunningServer, client: OwnerClient) {
  const bytes = await photograph(400, 300, 20)
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)]), 'sala.jpg')
  const { cookie } = client
  const result = await fetch(`${server.url}/api/media`, { method: 'POST', headers: { cookie }, body: form })
  expect(result.status).toBe(201)
  await expect
    .poll(async () => (await (await client.get('/api/media')).json()).items[0].isComplete)
    .toBe(true)
  return pathOf(bytes)
}

/** Enables a second factor for the owner, and returns its secret. */
async function addSecondFactor(client: OwnerClient): Promise<string> {
  const enabled = await client.post('/api/auth/two-factor/enable', { password: owner.password })
  const { totpURI } = await enabled.json()
  const secret = new URL(totpURI).searchParams.get('secret') ?? ''
  const confirmed = await client.post('/api/auth/two-factor/verify-totp', { code: totpCode(secret) })
  expect(confirmed.status).toBe(200)
  return secret
}

/** The addresses of the library's pictures on the home page. */
async function picturesAt({ url }: Pick<RunningServer, 'url'>): Promise<Set<string>> {
  const home = await (await fetch(`${url}/`)).text()
  return new Set(home.match(/\/medios\/[0-9a-f]{16}\/\d+\.(?:avif|webp)/g))
}

/** The bodies of all pages and of all pictures on the home page, by path. */
async function everything({ url }: Pick<RunningServer, 'url'>): Promise<Map<string, string>> {
  const pictures = await picturesAt({ url })
  expect(pictures.size).toBeGreaterThan(1)
  const bodies = new Map<string, string>()
  for (const path of [...(await everyPage(url)), ...pictures]) {
    const response = await fetch(url + path)
    bodies.set(path, `${response.status} ${Buffer.from(await response.arrayBuffer()).toString('latin1')}`)
  }
  return bodies
}

const dataIn = (folder: string) => ({ DATA_DIR: folder })

describe('a site with a picture, a history and a second factor', () => {
  test('is backed up during writes, and can be restored into an empty folder', async () => {
    const server = await start()
    const client = await signInOwner(server)
    const mainImage = await addPicture(server, client)
    const { siteContent } = await (await client.get('/api/site-content')).json()
    const content = { ...siteContent, heroSection: { ...siteContent.heroSection, mainImage } }

    const writer = saveContinuously(client, content)
    await expect.poll(() => writer.saved.length).toBeGreaterThan(2)
    const file = join(server.dataDir, 'copia.db')
    const minCount = writer.saved.length
    const { code, out, words } = await runCommand('backup', { args: [file], env: dataIn(server.dataDir) })
    const maxCount = writer.saved.length + 1
    await writer.stop()
    expect({ code, words }).toEqual({ code: 0, words: '' })
    expect(out).toContain(file)
    const before = await (await client.get('/api/revisions/site-content')).json()

    const dataDir = join(temporaryFolder(), 'datos')
    const restored = await runCommand('restore', { args: [file], env: dataIn(dataDir) })
    expect({ code: restored.code, words: restored.words }).toEqual({ code: 0, words: '' })
    const again = await start({ dataDir, env: {} })
    const other = await signInOwner(again)

    const { revisions } = await (await other.get('/api/revisions/site-content')).json()
    // The first revision is the sample's. All later ones must include every name acknowledged before the backup.
    expect(revisions.length - 1).toBeGreaterThanOrEqual(minCount)
    expect(revisions.length - 1).toBeLessThanOrEqual(maxCount)
    expect(revisions).toEqual(before.revisions.slice(-revisions.length))
    for (const number of [1, 2, revisions.length]) {
      const path = `/api/revisions/site-content/${number}`
      expect(await (await other.get(path)).text()).toBe(await (await client.get(path)).text())
    }
    const { live } = await (await other.get('/api/status')).json()
    const shown = writer.saved[live.revisions['site-content'] - 2] ?? 'none'
    // A backup holds one size of each picture; the library makes the others again.
    await expect.poll(async () => (await picturesAt(again)).size, { interval: 500 }).toBeGreaterThan(1)
    const pages = await everything(again)
    expect(pages.get('/')?.includes(shown), `the home page shows ${shown}`).toBe(true)
    for (const [path, body] of pages) expect(body.slice(0, 4), path).toBe('200 ')
  })

  test('is exported, and the import serves the same pages byte for byte', async () => {
    const server = await start()
    const client = await signInOwner(server)
    const mainImage = await addPicture(server, client)
    const { siteContent } = await (await client.get('/api/site-content')).json()
    const heroSection = { ...siteContent.heroSection, mainImage }
    await client.post('/api/site-content', { siteContent: { ...siteContent, heroSection } })
    const pages = await everything(server)
    const file = join(server.dataDir, 'sitio.archivo')

    const exported = await runCommand('archive', { args: ['export', file], env: dataIn(server.dataDir) })
    await server.kill('SIGTERM')
    const dataDir = join(temporaryFolder(), 'datos')
    const imported = await runCommand('archive', { args: ['import', file], env: dataIn(dataDir) })

    expect([exported.code, exported.words, imported.code, imported.words]).toEqual([0, '', 0, ''])
    const other = await start({ dataDir, port: server.port, env: {} })
    const found = await everything(other)
    expect([...found.keys()]).toEqual([...pages.keys()])
    for (const [path, body] of pages) expect(found.get(path) === body, path).toBe(true)
    expect(other.logs).toContain('/admin/configurar')
  })

  test('is never replaced by the sample after a crash, and is restored in its own folder from its daily backup', async () => {
    const dataDir = temporaryFolder()
    const server = await start({ dataDir })
    const client = await signInOwner(server)
    const secret = await addSecondFactor(client)
    const kept = await runCommand('backup', { env: dataIn(dataDir) })
    expect(kept.code).toBe(0)
    await server.kill('SIGKILL')
    rmSync(join(dataDir, 'consultorio.db'))
    const [name = ''] = readdirSync(join(dataDir, 'backups'))
    cpSync(join(dataDir, 'backups', name), join(dataDir, 'copia.db'))
    rmSync(join(dataDir, 'backups'), { recursive: true })

    const refused = await start({ dataDir, env: {} }).catch((error: unknown) => error)
    if (!(refused instanceof ServerNotStartedError)) throw new Error('It started.')
    expect(refused.logs).toContain('Recupérela de una copia de seguridad')
    const restored = await runCommand('restore', { args: [join(dataDir, 'copia.db')], env: dataIn(dataDir) })
    const again = await start({ dataDir, env: {} })

    expect(restored.words).toBe('')
    expect(restored.out).toContain('consultorio.db-wal.anterior-')
    const session = await signInWithCode(again, secret)
    expect(session.status).toBe(200)
    await expect.poll(() => again.logs).toContain('Copia de seguridad hecha')
    const { backups } = await session.json()
    expect(backups.failedAt).toBeNull()
    expect(readdirSync(join(dataDir, 'backups'))).toEqual([expect.stringMatching(/^consultorio-.+Z\.db$/)])
  })
})

/** The site's status for the owner, after signing in with password and code. */
async function signInWithCode({ url }: RunningServer, secret: string): Promise<Response> {
  const json = { 'Content-Type': 'application/json' }
  const signedIn = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(owner),
  })
  expect(await signedIn.json()).toMatchObject({ twoFactorRedirect: true })
  const verified = await fetch(`${url}/api/auth/two-factor/verify-totp`, {
    method: 'POST',
    headers: { ...json, cookie: cookiesOf(signedIn) },
    body: JSON.stringify({ code: totpCode(secret) }),
  })
  return fetch(`${url}/api/status`, { headers: { cookie: cookiesOf(verified) } })
}

const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')

describe('the commands', () => {
  test('print errors in Spanish, and leave no partial backup on a full disk', async () => {
    const server = await start()
    const env = dataIn(server.dataDir)
    const backups = join(server.dataDir, 'backups')
    expect((await runCommand('backup', { env })).code).toBe(0)
    const before = readdirSync(backups)
    const [name = ''] = before
    const empty = join(temporaryFolder(), 'datos')

    const full = await runCommand('backup', { args: ['otra.db'], env, fileLimit: 64 })
    const fullFolder = await runCommand('backup', { args: [backups], env, fileLimit: 64 })
    const occupied = await runCommand('restore', { args: [join(backups, name)], env })
    const foreign = await runCommand('restore', { args: ['package.json'], env: dataIn(empty) })
    const missing = await runCommand('restore', { args: ['nada.db'], env: dataIn(empty) })
    const noSite = await runCommand('backup', { env: dataIn(empty) })
    const inUse = await runCommand('archive', { args: ['import', join(backups, name)], env })
    const mistyped = await Promise.all(['restore', 'archive'].map((command) => runCommand(command)))

    const refusals = { full, fullFolder, occupied, foreign, missing, noSite, inUse }
    for (const [what, { code, out }] of Object.entries(refusals))
      expect({ what, code, out }).toEqual({ what, code: 1, out: '' })
    expect(full.words).toMatch(/^No se pudo escribir «.+otra\.db» .+ revise el espacio/)
    expect(occupied.words).toMatch(/^Un servidor usa «.+», y ningún sitio se reemplaza/)
    expect(foreign.words).toMatch(
      /package\.json» no se puede usar: está dañado, incompleto o no es de este sitio/,
    )
    expect(missing.words).toMatch(/nada\.db» no existe/)
    expect(noSite.words).toMatch(/^No hay base de datos en /)
    expect(inUse.words).toMatch(/Es una copia de seguridad, no un archivo de sitio/)
    expect(mistyped.map(({ code, words }) => [code, words.includes('npm run ')])).toEqual([
      [2, true],
      [2, true],
    ])
    expect(readdirSync(backups)).toEqual(before)
    expect(readdirSync('.').filter((entry) => entry.includes('otra.db'))).toEqual([])
    expect(readFileSync(join(backups, name)).length).toBeGreaterThan(100_000)
  })
})
