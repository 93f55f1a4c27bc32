import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { CopiesState } from '../../../src/contract/copies.ts'
import { killWhileCopying } from '../../support/killed-copies.ts'
import { ownerEnv, signInOwner } from '../../support/owner-client.ts'
import { startServer } from '../../support/server.ts'
import { smallDisk } from '../../support/small-disk.ts'

vi.setConfig({ testTimeout: 1_200_000 })

const seed = Number(process.env.KILL_SEED ?? Date.now() % 1_000_000)

test(`24 kills at random moments leave no half copy and nothing behind (KILL_SEED=${seed})`, () =>
  killWhileCopying(24, seed))

const disk = smallDisk(32)

test.skipIf(!disk)('a full disk is named, and with space again the copy is made', async () => {
  onTestFinished(() => disk?.remove())
  const dataDir = join(disk?.folder ?? '', 'datos')
  const server = await startServer({ env: { ...ownerEnv, BACKUP_KEEP: '0' }, dataDir })
  onTestFinished(() => server.stop())
  const owner = await signInOwner(server)
  const state = async (): Promise<CopiesState> => (await owner.get('/api/copies')).json()
  const copied = async (kind: string) => {
    expect((await owner.post('/api/copies', { kind })).status).toBe(202)
    await expect.poll(async () => (await state()).running).toBeNull()
    return state()
  }

  for (const kind of ['site', 'backup', 'archive']) {
    disk?.fill()
    const full = await copied(kind)
    expect([kind, full.failure]).toEqual([kind, expect.stringMatching(/espacio/)])
    disk?.free()
    const { failure, files } = await copied(kind)
    expect([kind, failure]).toEqual([kind, null])
    expect(files.filter((copy) => copy.kind === kind)).toHaveLength(1)
  }
})
