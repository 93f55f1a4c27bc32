import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { allowSlowBody, limitBody } from './time-limits.ts'

/** A server that received the start of a request whose body does not arrive. */
async function waitingForBody(use: (req: IncomingMessage) => void = () => {}, length = 10) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const errors: unknown[] = []
  let socket: Socket | undefined
  const server = createServer((req, res) => {
    ;({ socket } = req)
    limitBody(server, req, res)
    use(req)
    req.resume().on('end', () => res.end())
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    errors.push(error.code)
    socket.destroy()
  })
  server.listen(0, '127.0.0.1')
  onTestFinished(() => void server.close().closeAllConnections())
  await once(server, 'listening')
  const address = server.address()
  const client = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1')
  client.on('error', () => {})
  client.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n\r\nabc`)
  await once(server, 'request')
  return { client, errors, received: () => socket?.bytesRead ?? 0 }
}

test('a body that does not arrive is aborted', async () => {
  const { errors } = await waitingForBody()

  vi.advanceTimersByTime(19_000)
  expect(errors).toEqual([])
  vi.advanceTimersByTime(2_000)

  expect(errors).toEqual(['ERR_HTTP_REQUEST_TIMEOUT'])
})

test('an upload that waits in the queue gets more time, with a limit', async () => {
  const { errors } = await waitingForBody(allowSlowBody)

  vi.advanceTimersByTime(290_000)
  expect(errors).toEqual([])
  vi.advanceTimersByTime(20_000)

  expect(errors).toEqual(['ERR_HTTP_REQUEST_TIMEOUT'])
})

test('an upload that is being read may be slow, but must make progress', async () => {
  const { client, errors, received } = await waitingForBody((req) => allowSlowBody(req)(), 100_000)

  client.write(Buffer.alloc(40_000))
  await expect.poll(received).toBeGreaterThan(40_000)
  vi.advanceTimersByTime(21_000)
  expect(errors).toEqual([])
  client.write('un poco')
  vi.advanceTimersByTime(20_000)

  expect(errors).toEqual(['ERR_HTTP_REQUEST_TIMEOUT'])
})

test('a complete body is not aborted', async () => {
  const { client, errors } = await waitingForBody()

  client.write('defghij')
  await once(client, 'data')
  vi.advanceTimersByTime(400_000)

  expect(errors).toEqual([])
})
