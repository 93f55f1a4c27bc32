import { hash } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { saveOfNumber } from '../../support/numbered-documents.ts'
import { ownerEnv, signInOwner } from '../../support/owner-client.ts'
import { seededRandom } from '../../support/random.ts'
import { temporaryFolder } from '../../support/server/temporary-folder.ts'
import { launchServer, startServer } from '../../support/server.ts'

const root = mkdtempSync(join(tmpdir(), 'consultorio-'))
/** Two used sites: one was stopped, and one was killed with its last saves in the WAL. */
const used = { stopped: join(root, 'parado'), killed: join(root, 'muerto') }

beforeAll(async () => {
  await use(used.stopped, 'SIGTERM')
  await use(used.killed, 'SIGKILL')
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

async function use(dataDir: string, end: NodeJS.Signals): Promise<void> {
  const server = await startServer({ env: ownerEnv, dataDir })
  const owner = await signInOwner(server)
  for (const document of ['site-content', 'gallery'] as const) {
    const { path, body } = saveOfNumber(document, 2)
    expect((await owner.post(path, body)).status).toBe(200)
  }
  await server.kill(end)
}

type Damage = (file: string) => void

const overwrite = (file: string, share: number, of = 1) => {
  const random = seededRandom(1)
  const bytes = readFileSync(file)
  for (let place = Math.floor(bytes.length * share); place < bytes.length * of; place += 1) {
    bytes[place] = Math.floor(random() * 256)
  }
  writeFileSync(file, bytes)
}

const emptied: Damage = (file) => {
  const database = new DatabaseSync(file)
  const tables = database.prepare(`select name from sqlite_schema where type = 'table'`).all()
  database.exec('pragma foreign_keys = off; pragma writable_schema = on')
  for (const { name } of tables) database.exec(`drop table if exists "${name}"`)
  database.exec('vacuum')
  database.close()
}

const foreign: Damage = (file) => {
  rmSync(file)
  const database = new DatabaseSync(file)
  database.exec(
    `create table photos (id integer primary key, name text); insert into photos values (1, 'Ana')`,
  )
  database.close()
}

const damages: Record<string, { damage: Damage; after?: keyof typeof used; word: RegExp }> = {
  'with damaged pages': { damage: (file) => overwrite(file, 0.3, 0.6), word: /dañada/ },
  'with a damaged beginning': { damage: (file) => overwrite(file, 0, 0.001), word: /dañad[ao]/ },
  'truncated to its half': { damage: (file) => truncateSync(file, 4096 * 40), word: /dañada/ },
  'truncated to its first bytes': { damage: (file) => truncateSync(file, 10), word: /dañado/ },
  'that is text': { damage: (file) => writeFileSync(file, 'Lista de compras'), word: /no es una base/ },
  'of another program': { damage: foreign, word: /no son de este sitio/ },
  'without any table': { damage: emptied, word: /está vacía/ },
  'that is empty': { damage: (file) => truncateSync(file), word: /falta o está vacía/ },
  'that is missing': { damage: (file) => rmSync(file), word: /falta o está vacía/ },
  'whose latest saves are garbage': {
    damage: (file) => overwrite(`${file}-wal`, 0),
    after: 'killed',
    word: /consultorio\.db-wal/,
  },
}

describe('the server does not start on a database', () => {
  test.each(Object.entries(damages))('%s; it says so and leaves the file unchanged', async (_name, {
    damage,
    after,
    word,
  }) => {
    const dataDir = copyOf(used[after ?? 'stopped'])
    const file = join(dataDir, 'consultorio.db')
    damage(file)
    const before = contentOf(file)

    const server = await launchServer({ dataDir, env: ownerEnv })
    const code = await server.ended()

    expect(code).toBe(1)
    expect(server.logs).toMatch(word)
    expect(server.logs).toContain(file)
    expect(server.logs).toContain('copia de seguridad')
    expect(server.logs).not.toMatch(/^\s+at /m)
    expect(contentOf(file)).toEqual(before)
  })
})

describe('the server starts with the stored site', () => {
  const harmless: Record<string, { after: keyof typeof used; damage: Damage }> = {
    'when the index of the WAL is garbage': {
      after: 'killed',
      damage: (file) => overwrite(`${file}-shm`, 0),
    },
    'when the index of the WAL is missing': { after: 'killed', damage: (file) => rmSync(`${file}-shm`) },
    'when the WAL ends in garbage': {
      after: 'killed',
      damage: (file) => writeFileSync(`${file}-wal`, Buffer.alloc(9_000, 'basura'), { flag: 'a' }),
    },
    'when an empty WAL is left': {
      after: 'stopped',
      damage: (file) => writeFileSync(`${file}-wal`, ''),
    },
  }

  test.each(Object.entries(harmless))('%s', async (_name, { after, damage }) => {
    const dataDir = copyOf(used[after])
    damage(join(dataDir, 'consultorio.db'))

    const server = await startServer({ dataDir })
    onTestFinished(() => server.stop())

    const page = await (await fetch(server.url)).text()
    expect(page).toContain('Dra. Prueba 2')
    expect(page).toContain('Fotografía de prueba 2')
  })
})

test('the server serves pages after the database is damaged under it', async () => {
  const dataDir = copyOf(used.stopped)
  const server = await startServer({ dataDir })
  onTestFinished(() => server.stop())
  const owner = await signInOwner(server)
  overwrite(join(dataDir, 'consultorio.db'), 0)

  const { path, body } = saveOfNumber('site-content', 3)
  const save = await owner.post(path, body)

  expect(save.status).toBe(503)
  expect(await save.json()).toMatchObject({ code: 'store_unavailable' })
  for (const page of ['/', '/contacto', '/enfermedades/endometriosis']) {
    const response = await fetch(server.url + page)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('Dra. Prueba 2')
  }
})

function copyOf(folder: string): string {
  const copy = temporaryFolder()
  cpSync(folder, copy, { recursive: true })
  return copy
}

/** A fingerprint of the bytes of the database and its WAL. */
function contentOf(file: string) {
  const bytes = (name: string) => (existsSync(name) ? readFileSync(name) : '')
  return [file, `${file}-wal`].map((name) => hash('sha256', bytes(name)))
}
