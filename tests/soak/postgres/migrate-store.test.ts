import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { digestSite } from '../../../src/server/store/copy-site.ts'
import type { DatabaseLocation } from '../../../src/server/store/database-location.ts'
import { openDatabase } from '../../../src/server/store/open-database.ts'
import { runCommand } from '../../support/command.ts'
import { ownerEnv, signInOwner } from '../../support/owner-client.ts'
import { urlOf } from '../../support/server/databases.ts'
import { createPostgresDatabase } from '../../support/server/postgres-databases.ts'
import { type PostgresServer, startPostgres } from '../../support/server/postgres-server.ts'
import { siteContentOf } from '../../support/server/site-documents.ts'
import { temporaryFolder } from '../../support/server/temporary-folder.ts'
import { startServer } from '../../support/server.ts'
import { uploadPhoto } from './upload-photo.ts'

let postgres: PostgresServer
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.remove())

const secret = { AUTH_SECRET: 'el mismo secreto para todos, de 32 y más' }

async function migrateStore(from: DatabaseLocation, to: DatabaseLocation) {
  const { code, out, words } = await runCommand('migrate-store', { args: [urlOf(from), urlOf(to)] })
  return { code, result: code === 0 ? out : words }
}

async function contentOf(location: DatabaseLocation) {
  const { db, close } = await openDatabase(location)
  const digest = await digestSite(db)
  await close()
  return digest
}

async function startOn(location: DatabaseLocation, dataDir: string) {
  const server = await startServer({
    dataDir,
    env: { ...ownerEnv, ...secret, DATABASE_URL: urlOf(location) },
  })
  onTestFinished(() => server.stop())
  return server
}

test('a site moves from SQLite to PostgreSQL and back unchanged', async () => {
  const folder = temporaryFolder()
  const file = { kind: 'sqlite', file: join(folder, 'consultorio.db') } as const
  const base = { kind: 'postgres', url: await createPostgresDatabase(postgres.url) } as const
  const fileAgain = { kind: 'sqlite', file: join(folder, 'otra/consultorio.db') } as const
  const first = await startOn(file, folder)
  const owner = await signInOwner(first)
  await owner.post('/api/site-content', { siteContent: siteContentOf('Dra. Mudanza') })
  const picture = await uploadPhoto(first, owner)
  const bytes = await (await fetch(first.url + picture)).bytes()
  const inUse = { code: 1, result: expect.stringContaining('Un servidor usa') }
  expect(await migrateStore(file, base)).toEqual(inUse)
  await first.stop()
  const before = await contentOf(file)

  const there = await migrateStore(file, base)

  expect(there).toMatchObject({ code: 0, result: expect.stringContaining('es igual al original') })
  expect(there.result).not.toContain(decodeURIComponent(new URL(base.url).password))
  expect(await contentOf(base)).toEqual(before)
  expect(await contentOf(file)).toEqual(before)

  const onPostgres = await startOn(base, temporaryFolder())
  expect(await (await fetch(onPostgres.url)).text()).toContain('Dra. Mudanza')
  expect(await (await fetch(onPostgres.url + picture)).bytes()).toEqual(bytes)
  // The owner is still signed in and can save.
  const save = await fetch(`${onPostgres.url}/api/site-content`, {
    method: 'POST',
    headers: { cookie: owner.cookie, 'Content-Type': 'application/json' },
    body: JSON.stringify({ siteContent: siteContentOf('Dra. Regreso') }),
  })
  expect(save.status).toBe(200)
  expect(await migrateStore(base, fileAgain)).toEqual(inUse)
  await onPostgres.stop()
  const after = await contentOf(base)

  expect(await migrateStore(base, fileAgain)).toMatchObject({ code: 0 })

  expect(await contentOf(fileAgain)).toEqual(after)
  const back = await startOn(fileAgain, temporaryFolder())
  expect(await (await fetch(back.url)).text()).toContain('Dra. Regreso')
  expect(await migrateStore(base, file)).toMatchObject({
    code: 1,
    result: 'La base de datos de destino ya tiene un sitio.\n',
  })
  expect(await contentOf(file)).toEqual(before)
})

test('an unreadable store is named without its password', async () => {
  const missing = { kind: 'sqlite', file: join(temporaryFolder(), 'consultorio.db') } as const
  const away = { kind: 'postgres', url: 'postgres://ana:secreto@127.0.0.1:1/sitio' } as const

  const [first, second] = await Promise.all([migrateStore(missing, away), migrateStore(away, missing)])

  expect(first).toEqual({ code: 1, result: `No hay base de datos en «${missing.file}».\n` })
  expect(second.code).toBe(1)
  expect(second.result).toMatch(/No se puede usar PostgreSQL .*«postgres:\/\/127\.0\.0\.1:1\/sitio»/)
  expect(second.result).not.toContain('secreto')
})
