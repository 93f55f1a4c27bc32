import { describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { mediaPath } from '../../src/content/media/media.ts'
import { type OwnerClient, ownerEnv, signInOwner } from '../support/owner-client.ts'
import { formOf, photo } from '../support/server/media.ts'
import { createPostgresDatabase } from '../support/server/postgres-databases.ts'
import { startPostgres } from '../support/server/postgres-server.ts'
import { temporaryFolder } from '../support/server/temporary-folder.ts'
import { type RunningServer, startServer } from '../support/server.ts'
import { memoryAtRest, saveAndRead } from './save-and-read.ts'

/** After these, the engine has compiled what a save runs, and its heap has its size. */
const firstSaves = 200
const saves = Number(process.env.SOAK_SAVES ?? 2_000)
/** For the servers whose saves take many times as long: each writes a whole folder, or renders twice. */
const slowSaves = saves / 4

/** Maximum memory that the later saves may add, in MB. */
const maxGrowth = 40
/** Maximum memory at the end, in MB: 200 after a load and 60 more after 2,000 saves. */
const maxMemory = 260

async function start(env: Record<string, string> = {}): Promise<RunningServer> {
  const server = await startServer({ env: { ...ownerEnv, ...env } })
  onTestFinished(() => server.stop())
  return server
}

const uploaded = z.object({ item: z.object({ id: z.string() }) })

async function uploadPicture({ url }: RunningServer, { cookie }: OwnerClient): Promise<string> {
  const { payload, headers } = await formOf({ bytes: await photo(1600, 1200) })
  const body = new Uint8Array(payload)
  const response = await fetch(`${url}/api/media`, { method: 'POST', headers: { ...headers, cookie }, body })
  return mediaPath(uploaded.parse(await response.json()).item.id)
}

type Measured = {
  readonly servers: readonly RunningServer[]
  readonly save: (first: number, count: number) => Promise<void>
  readonly saves: number
}

/** Compares the memory of each server after the first saves and at the end. */
async function expectNoGrowth({ servers, save, saves }: Measured): Promise<void> {
  await save(1, firstSaves)
  const before = await Promise.all(servers.map(memoryAtRest))
  await save(firstSaves + 1, saves - firstSaves)
  const after = await Promise.all(servers.map(memoryAtRest))
  console.info(`after ${firstSaves} saves ${rounded(before)} MB, after ${saves} saves ${rounded(after)} MB`)
  for (const [index, megabytes] of after.entries()) {
    expect(megabytes - (before[index] ?? 0)).toBeLessThan(maxGrowth)
    expect(megabytes).toBeLessThan(maxMemory)
  }
}

const rounded = (all: readonly number[]) => all.map((value) => value.toFixed(0)).join(' and ')

describe('memory after thousands of saves stays at the level after the first ones', () => {
  for (const [kind, hasFolder, count] of [
    ['a server that shows an uploaded picture', false, saves],
    ['one that also writes a release folder', true, slowSaves],
  ] as const) {
    test(`for ${kind}`, async () => {
      const server = await start(hasFolder ? { RELEASE_DIR: temporaryFolder() } : {})
      const owner = await signInOwner(server)
      const mainImage = await uploadPicture(server, owner)
      const save = (first: number, number: number) =>
        saveAndRead({ owner, readFrom: [server], mainImage }, first, number)

      await expectNoGrowth({ servers: [server], save, saves: count })
    })
  }

  test('for two servers on one PostgreSQL, one following the other', async () => {
    const postgres = await startPostgres()
    onTestFinished(() => postgres.remove())
    const env = {
      DATABASE_URL: await createPostgresDatabase(postgres.url),
      AUTH_SECRET: 'el mismo secreto para todos, de 32 y más',
    }
    const server = await start(env)
    const follower = await start(env)
    const owner = await signInOwner(server)
    const save = (first: number, count: number) =>
      saveAndRead({ owner, readFrom: [server, follower] }, first, count)

    await expectNoGrowth({ servers: [server, follower], save, saves: slowSaves })
  })
})
