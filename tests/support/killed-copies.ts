import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect } from 'vitest'
import type { CopiesState, CopyKind } from '../../src/contract/copies.ts'
import { checkSiteFile } from '../../src/server/site-file/check.ts'
import { type OwnerClient, ownerClient, ownerEnv, signInOwner } from './owner-client.ts'
import { seededRandom } from './random.ts'
import { eventually } from './server/eventually.ts'
import { temporaryFolder } from './server/temporary-folder.ts'
import { startServer } from './server.ts'
import { unzip } from './unzip.ts'

const copyKinds = ['site', 'backup', 'archive'] as const satisfies CopyKind[]
/** In ms. A copy of the sample takes no longer. */
const longestCopy = 900

const copiesOf = async (owner: OwnerClient): Promise<CopiesState> => (await owner.get('/api/copies')).json()

/** Waits until no copy is made. */
async function finished(owner: OwnerClient): Promise<CopiesState> {
  await expect.poll(async () => (await copiesOf(owner)).running).toBeNull()
  return copiesOf(owner)
}

/** Reads a whole copy. Throws if a part of it is missing. */
async function readCopy(folder: string, { name, kind }: CopiesState['files'][number]): Promise<void> {
  const file = join(folder, name)
  if (kind === 'site') expect(unzip(file, temporaryFolder())).toContain('index.html')
  else await checkSiteFile(file, kind)
}

/**
 * Kills the server `times` times at a random moment of a copy. After each start, every listed copy is complete, nothing
 * else is in the folder, and the next copy is made.
 */
export async function killWhileCopying(times: number, seed: number): Promise<void> {
  const random = seededRandom(seed)
  const dataDir = temporaryFolder()
  const options = { env: { ...ownerEnv, BACKUP_KEEP: '0' }, dataDir }
  const folder = join(dataDir, 'copias')
  let server = await startServer(options)
  try {
    const { cookie } = await signInOwner(server)
    for (let trial = 0; trial < times; trial += 1) {
      const kind = copyKinds[trial % copyKinds.length] ?? 'site'
      const moment = Math.floor(random() * longestCopy)
      const what = `${kind}, killed after ${moment} ms`
      const started = await ownerClient(server.url, cookie).post('/api/copies', { kind })
      expect([what, started.status]).toEqual([what, 202])
      await delay(moment)
      await server.kill('SIGKILL')

      server = await startServer(options)
      const owner = ownerClient(server.url, cookie)
      const names = () => (existsSync(folder) ? readdirSync(folder).sort() : [])
      const listed = async () => (await copiesOf(owner)).files.map(({ name }) => name).sort()
      await eventually(async () => expect([what, names()]).toEqual([what, await listed()]))
      for (const copy of (await copiesOf(owner)).files) await readCopy(folder, copy)

      expect((await owner.post('/api/copies', { kind })).status).toBe(202)
      const { failure, files } = await finished(owner)
      expect([what, failure]).toEqual([what, null])
      const made = files.filter((copy) => copy.kind === kind)
      expect(made).toHaveLength(1)
      for (const copy of made) await readCopy(folder, copy)
    }
  } finally {
    await server.stop()
  }
}
