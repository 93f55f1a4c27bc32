import { expect, onTestFinished, test } from 'vitest'
import { ownerEnv, signInOwner } from '../../../support/owner-client.ts'
import { startServer } from '../../../support/server.ts'
import { publishUnderLoad } from './publish-load.ts'

test('while the owner publishes almost without pause, no page is mixed or stale', async () => {
  const server = await startServer({ env: ownerEnv })
  onTestFinished(() => server.stop())
  const owner = await signInOwner(server)

  const report = await publishUnderLoad({ url: server.url, owner, readers: 4, seconds: 4, minRequests: 200 })

  const { failed, mixed, stale, publishes, requests, notModified } = report
  expect({ failed, mixed, stale }).toEqual({ failed: [], mixed: [], stale: [] })
  // With fewer, the test would prove nothing.
  expect(publishes).toBeGreaterThan(4)
  expect(requests).toBeGreaterThan(100)
  expect(notModified).toBeGreaterThan(0)
})
