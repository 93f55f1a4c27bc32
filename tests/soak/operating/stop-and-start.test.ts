import { expect, onTestFinished, test } from 'vitest'
import { ownerEnv, signInOwner } from '../../support/owner-client.ts'
import { temporaryFolder } from '../../support/server/temporary-folder.ts'
import { startServer } from '../../support/server.ts'

test('a session survives a restart', async () => {
  const dataDir = temporaryFolder()
  const first = await startServer({ env: ownerEnv, dataDir })
  const owner = await signInOwner(first)
  expect(await first.kill('SIGTERM')).toBe(0)

  const second = await startServer({ dataDir, port: first.port })
  onTestFinished(() => second.stop())
  expect((await owner.get('/api/status')).status).toBe(200)
})
