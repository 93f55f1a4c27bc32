import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { findChromium } from '../../../src/server/chromium/find-chromium.ts'
import { ownerEnv, signInOwner } from '../../support/owner-client.ts'
import { temporaryFolder } from '../../support/server/temporary-folder.ts'
import { startServer } from '../../support/server.ts'

vi.setConfig({ testTimeout: 300_000 })

test.skipIf(findChromium(undefined) === undefined)(
  'a server that is killed while Chromium makes a pack leaves no folder behind after its next start',
  async () => {
    const [systemFolder, dataDir] = [temporaryFolder(), temporaryFolder()]
    const options = { env: { ...ownerEnv, TMPDIR: systemFolder, BACKUP_KEEP: '0' }, dataDir }
    const server = await startServer(options)
    onTestFinished(() => server.stop())
    const owner = await signInOwner(server)

    expect((await owner.post('/api/cofepris/packs', {})).status).toBe(202)
    const temporary = join(dataDir, 'tmp')
    const profiles = () => (existsSync(temporary) ? readdirSync(temporary) : [])
    await expect.poll(() => profiles().some((name) => name.startsWith('chromium-'))).toBe(true)
    await server.kill('SIGKILL')

    const next = await startServer(options)
    onTestFinished(() => next.stop())
    await expect.poll(() => profiles()).toEqual([])
    expect(readdirSync(systemFolder).filter((name) => /chrom/i.test(name))).toEqual([])
  },
)
