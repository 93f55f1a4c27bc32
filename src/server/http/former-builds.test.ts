import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { loadConfig } from '../config.ts'
import { createSite } from '../site.ts'
import { sharedDatabase, urlOf } from '../testing/databases.ts'
import { fakeRenderer } from '../testing/fake-renderer.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

type Build = { readonly client: string; readonly admin: string }

/** A build with these files: URL path → text. */
function buildOf(files: Readonly<Record<string, string>>): Build {
  const folders = { client: temporaryFolder(), admin: temporaryFolder() }
  for (const [path, text] of Object.entries(files)) {
    const file = join(path.startsWith('/admin/') ? folders.admin : folders.client, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    writeFileSync(`${file}.br`, brotliCompressSync(text))
  }
  return folders
}

/** Starts a server for a build, with its own data folder. */
async function startBuild({ client, admin }: Build, databaseUrl: string) {
  const config = loadConfig({
    ...{ PORT: '0', DATA_DIR: temporaryFolder(), DATABASE_URL: databaseUrl },
    ...{ LOG_LEVEL: 'silent', BACKUP_KEEP: '0', AUTH_SECRET: 'el mismo secreto para todos, de 32 y más' },
  })
  const { address, stop } = await createSite(config, {
    loadRenderer: async () => fakeRenderer(),
    folders: { client, admin, previews: '/nowhere' },
  })
  onTestFinished(stop)
  return { address, stop }
}

const script = (name: string) => `export const name = '${name}';\n${'// what the visitors load\n'.repeat(40)}`

const first = {
  '/assets/loader-aaaa.js': script('visitors, first build'),
  '/assets/estilo-aaaa.css': `a { color: red }${' '.repeat(300)}`,
  '/admin/assets/galeria-aaaa.js': script('admin, first build'),
}
const second = {
  '/assets/loader-bbbb.js': script('visitors, second build'),
  '/admin/assets/galeria-bbbb.js': script('admin, second build'),
}

test('after an upgrade, the files of the former build are still served to open pages', async () => {
  const url = urlOf(await sharedDatabase())
  const before = await startBuild(buildOf(first), url)
  await before.stop()

  const { address } = await startBuild(buildOf(second), url)

  for (const [path, text] of Object.entries({ ...first, ...second })) {
    const response = await fetch(address + path, { headers: { 'Accept-Encoding': 'br' } })
    expect(response.status, path).toBe(200)
    expect(await response.text()).toBe(text)
    expect(response.headers.get('content-type')).toBe(
      path.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8',
    )
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-encoding')).toBe('br')
  }
  const [path = '', text = ''] = Object.entries(first)[0] ?? []
  const plain = await fetch(address + path, { headers: { 'Accept-Encoding': 'identity' } })
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(await plain.text()).toBe(text)
  expect((await fetch(`${address}/assets/loader-cccc.js`)).status).toBe(404)
})

test("during an upgrade, two builds on one database serve each other's files", async () => {
  const database = await sharedDatabase()
  // Two servers can share a PostgreSQL database, but not an SQLite file.
  if (database.kind === 'sqlite') return
  const older = await startBuild(buildOf(first), urlOf(database))
  const newer = await startBuild(buildOf(second), urlOf(database))

  for (const { address } of [older, newer]) {
    for (const path of Object.keys({ ...first, ...second })) {
      expect((await fetch(address + path)).status, path).toBe(200)
    }
  }
})
