import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { listensOn } from './listens-on.ts'

test('distinguishes the process that listens on a port from another one', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0

  expect(listensOn({ pid: process.pid, port })).toBe(true)
  expect(listensOn({ pid: process.ppid, port })).toBe(false)
})
