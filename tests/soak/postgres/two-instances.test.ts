import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { type OwnerClient, ownerEnv, signInOwner } from '../../support/owner-client.ts'
import { createPostgresDatabase, runAsOperator } from '../../support/server/postgres-databases.ts'
import { type PostgresServer, startPostgres } from '../../support/server/postgres-server.ts'
import { siteContentOf } from '../../support/server/site-documents.ts'
import { type RunningServer, startServer } from '../../support/server.ts'
import { silenceableProxy } from './silenceable-proxy.ts'
import { uploadPhoto } from './upload-photo.ts'

let postgres: PostgresServer
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.remove())

const startOn = (url: string) =>
  startServer({
    env: { ...ownerEnv, DATABASE_URL: url, AUTH_SECRET: 'el mismo secreto para todos, de 32 y más' },
  })

/** Two instances on one new database, started concurrently, with the owner signed in at the first. */
async function startPair() {
  const url = await createPostgresDatabase(postgres.url)
  const [a, b] = await Promise.all([startOn(url), startOn(url)])
  return { url, a, b, owner: await signInOwner(a) }
}

type Call = Pick<OwnerClient, 'post'>

const save = (owner: Call, doctor: string) =>
  owner.post('/api/site-content', { siteContent: siteContentOf(doctor) })

/** Retries until the save is stored, because the outage may still last. */
const saveAtLast = (owner: Call, doctor: string) =>
  expect.poll(async () => (await save(owner, doctor)).status, timeout).toBe(200)

const timeout = { timeout: 60_000, interval: 100 }

/** Waits until that instance serves this text. */
const shows = (server: RunningServer, words: string) =>
  expect.poll(async () => await (await fetch(server.url)).text(), timeout).toContain(words)

const status = async (server: RunningServer, path: string) => (await fetch(server.url + path)).status

describe('two instances on one database', () => {
  let pair: Awaited<ReturnType<typeof startPair>>
  beforeAll(async () => {
    pair = await startPair()
  })
  afterAll(async () => {
    await Promise.all([pair.a.stop(), pair.b.stop()])
  })

  test('create one sample site when both start first', async () => {
    const live = await (await pair.owner.get('/api/status')).json()

    expect(live).toMatchObject({ live: { id: 1 }, saved: { gallery: { number: 1 } } })
  })

  test('share publications, sessions and pictures', async () => {
    const { a, b, owner } = pair
    const sameOwner = ownerAt(b, owner)

    expect((await save(owner, 'Dra. Primera')).status).toBe(200)
    await shows(b, 'Dra. Primera')
    expect((await save(sameOwner, 'Dra. Segunda')).status).toBe(200)
    await shows(a, 'Dra. Segunda')

    const picture = await fetch(b.url + (await uploadPhoto(a, owner)))
    expect(picture.status).toBe(200)
    expect(picture.headers.get('content-type')).toBe('image/webp')
  })

  test('accept concurrent saves without losing or refusing one', async () => {
    const { a, b, owner } = pair
    const callers = [owner, ownerAt(b, owner)]
    const before = await revisionCount(owner)

    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, index) => save(callers[index % 2] ?? owner, `Dra. Número ${index}`)),
    )

    expect(responses.map((response) => response.status)).toEqual(responses.map(() => 200))
    expect(await revisionCount(owner)).toBe(before + 8)
    const last = /Dra\. Número \d/.exec(await (await owner.get('/api/site-content')).text())?.[0] ?? 'none'
    await Promise.all([shows(a, last), shows(b, last)])
  })

  test('serve pages without PostgreSQL, refuse saves with 503, and reconnect when it is back', async () => {
    const { a, b, owner } = pair
    await saveAtLast(owner, 'Dra. Antes')
    await shows(b, 'Dra. Antes')

    await postgres.kill()
    await expect.poll(() => status(b, '/readyz'), timeout).toBe(503)
    expect((await save(owner, 'Dra. Perdida')).status).toBe(503)
    for (const server of [a, b]) {
      await shows(server, 'Dra. Antes')
      expect(await status(server, '/servicios')).toBe(200)
      expect(await status(server, '/readyz')).toBe(503)
      expect(await status(server, '/healthz')).toBe(200)
    }

    // The server's processes may need a moment to notice that their parent died.
    await vi.waitFor(() => postgres.start(), timeout)
    await saveAtLast(owner, 'Dra. Después')
    await shows(b, 'Dra. Después')
    expect(await status(b, '/readyz')).toBe(200)
  })

  test('follow each other again after losing the LISTEN connection', async () => {
    const { url, b, owner } = pair
    const before = countOf(b.logs, 'Vuelve el aviso')

    await runAsOperator(
      url,
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = '${new URL(url).pathname.slice(1)}' and (query like 'listen %' or query = 'select 1')`,
    )
    await expect.poll(() => countOf(b.logs, 'Vuelve el aviso'), timeout).toBe(before + 1)
    await saveAtLast(owner, 'Dra. Seguida')

    await shows(b, 'Dra. Seguida')
  })

  test('never print the password of the database', () => {
    const secret = decodeURIComponent(new URL(pair.url).password)

    expect(pair.a.logs + pair.b.logs).not.toContain(secret)
  })
})

test('an instance serves the whole site after the other one is killed', async () => {
  const { a, b, owner } = await startPair()
  onTestFinished(() => b.stop())
  await save(owner, 'Dra. Antes')

  await a.kill('SIGKILL')

  await shows(b, 'Dra. Antes')
  const onB = await signInOwner(b)
  expect((await save(onB, 'Dra. Después')).status).toBe(200)
  await shows(b, 'Dra. Después')
})

test('a PostgreSQL that goes silent causes a 503, and is used again when it responds', async () => {
  const proxy = await silenceableProxy(await createPostgresDatabase(postgres.url))
  const server = await startOn(proxy.url)
  onTestFinished(async () => {
    await server.stop()
    await proxy.close()
  })
  const owner = await signInOwner(server)
  expect((await save(owner, 'Dra. Antes')).status).toBe(200)

  proxy.silence()
  const [result] = await Promise.all([save(owner, 'Dra. Perdida'), shows(server, 'Dra. Antes')])
  expect(result.status).toBe(503)

  proxy.resume()
  await saveAtLast(owner, 'Dra. Después')
  await shows(server, 'Dra. Después')
})

test('a start without PostgreSQL fails and says what is missing, without the password', async () => {
  const url = new URL(postgres.url)
  url.port = '1'

  const start = startOn(url.href)

  await expect(start).rejects.toThrow(/No se puede usar PostgreSQL .*«postgres:\/\/127\.0\.0\.1:1\/postgres»/)
  await expect(start).rejects.not.toThrow(decodeURIComponent(url.password))
})

const ownerAt = ({ url }: RunningServer, { cookie }: OwnerClient): Call => ({
  post: (path, body) =>
    fetch(url + path, {
      method: 'POST',
      headers: { cookie, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
})

const revisionList = z.object({ revisions: z.array(z.unknown()) })

async function revisionCount(owner: OwnerClient): Promise<number> {
  return revisionList.parse(await (await owner.get('/api/revisions/site-content')).json()).revisions.length
}

const countOf = (text: string, words: string) => text.split(words).length - 1
