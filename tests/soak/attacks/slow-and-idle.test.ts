import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { holdConnections } from '../../support/idle-connections.ts'
import { memoryOf } from '../../support/memory.ts'
import { ownerEnv, signInOwner } from '../../support/owner-client.ts'
import { type RunningServer, startServer } from '../../support/server.ts'

/** The server must end a stalled request within this time, in ms. */
const limit = 30_000
/** Time between two bytes of a slow request, in ms. */
const pause = 2_000

let server: RunningServer
let cookie: string

beforeAll(async () => {
  server = await startServer({ env: ownerEnv })
  ;({ cookie } = await signInOwner(server))
})
afterAll(() => server.stop())

/** Sends the first bytes, then one byte at a time until the server closes. Returns the duration and the response. */
async function sendSlowly(beginning: string) {
  const start = performance.now()
  const socket = connect(server.port, '127.0.0.1')
  let text = ''
  let isClosed = false
  socket.setEncoding('utf8').on('data', (chunk) => {
    text += chunk
  })
  socket.on('error', () => {})
  socket.on('close', () => {
    isClosed = true
  })
  socket.write(beginning)
  while (!isClosed && performance.now() - start < 2 * limit) {
    await delay(pause)
    if (!isClosed && beginning !== '') socket.write('a')
  }
  socket.destroy()
  return { time: performance.now() - start, status: text.match(/HTTP\/1\.1 \d{3}/g) }
}

const post = (path: string, more = '') =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n${more}\r\n{`

describe.concurrent('the server ends a slow request in time and keeps serving visitors:', () => {
  test.each([
    ['a connection that sends nothing', '', ['HTTP/1.1 408']],
    ['a slow first line', 'GET /', ['HTTP/1.1 408']],
    ['slow headers', 'GET / HTTP/1.1\r\nHost: a\r\nX: ', ['HTTP/1.1 408']],
    ['a slow body for a call', post('/api/setup'), ['HTTP/1.1 408']],
    ['a slow body for a page', post('/'), ['HTTP/1.1 405']],
    ['a slow body that is refused', post('/api/site-content'), ['HTTP/1.1 401']],
  ])('%s', async (_name, beginning, expectedStatus) => {
    const { time, status } = await sendSlowly(beginning)

    expect(time).toBeLessThan(limit)
    expect(status).toEqual(expectedStatus)
  })

  test('a slow body from the owner', async () => {
    const document = await sendSlowly(post('/api/site-content', `Cookie: ${cookie}\r\n`))

    expect(document.time).toBeLessThan(limit)
    expect(document.status).toEqual(['HTTP/1.1 408'])
  })

  test('a slow upload from the owner', async () => {
    const head = `POST /api/media HTTP/1.1\r\nHost: a\r\nCookie: ${cookie}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 90000\r\n\r\n`
    const { time } = await sendSlowly(
      `${head}--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`,
    )

    expect(time).toBeLessThan(limit)
  })

  test('none of these requests delays a visitor', async () => {
    for (let visit = 0; visit < 20; visit += 1) {
      expect((await fetch(server.url)).status).toBe(200)
      await delay(500)
    }
  })
})

test('the server keeps many idle connections open and serves visitors', async () => {
  const many = 2_000
  const idle = await holdConnections(server.port, many)
  try {
    expect(idle.opened).toEqual({ open: many, failed: 0 })
    for (let visit = 0; visit < 50; visit += 1) expect((await fetch(server.url)).status).toBe(200)
    expect(await idle.count()).toEqual({ open: many, failed: 0 })
    expect(memoryOf(server.pid)).toBeLessThan(400)
  } finally {
    await idle.close()
  }
})
