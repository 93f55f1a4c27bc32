import { expect, onTestFinished, test } from 'vitest'
import { saveOfNumber } from '../../../support/numbered-documents.ts'
import { ownerEnv, signInOwner } from '../../../support/owner-client.ts'
import { startServer } from '../../../support/server.ts'
import { holdLock, visitWhileLocked } from './visit-while-locked.ts'

const { path, body } = saveOfNumber('site-content', 2)

async function site() {
  const server = await startServer({ env: ownerEnv })
  onTestFinished(() => server.stop())
  return { server, owner: await signInOwner(server) }
}

test('the server serves pages while a save waits for a lock that another process holds', async () => {
  const { server, owner } = await site()

  const { status, problem, times, failed } = await visitWhileLocked(server, owner)

  expect(status).toBe(503)
  expect(problem).toMatchObject({ code: 'store_unavailable' })
  expect(failed).toEqual([])
  // A server that blocks while it waits would serve only two or three pages.
  expect(times.length).toBeGreaterThan(5)

  expect((await owner.post(path, body)).status).toBe(200)
  expect(await (await fetch(server.url)).text()).toContain('Dra. Prueba 2')
})

test('a waiting save is stored when the lock is released in time', async () => {
  const { server, owner } = await site()
  const release = await holdLock(server)

  const save = owner.post(path, body)
  // The save has reached the server by then, because the server reads connections in order.
  await owner.get('/healthz')
  await release()

  expect((await save).status).toBe(200)
  expect(await (await fetch(server.url)).text()).toContain('Dra. Prueba 2')
})
