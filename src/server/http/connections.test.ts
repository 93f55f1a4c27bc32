import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { runningSite } from '#tests/server/running-site.ts'

const plain = (path = '/', ...headers: string[]) =>
  ['GET', path, 'HTTP/1.1\r\n'].join(' ') + [...headers, 'Host: localhost', '', ''].join('\r\n')

/** A connection that reads complete responses one after the other. */
async function connectionTo(url: string) {
  const { hostname, port } = new URL(url)
  const socket: Socket = connect(Number(port), hostname)
  onTestFinished(() => {
    socket.destroy()
  })
  await once(socket, 'connect')
  let received = Buffer.alloc(0)
  let wake = () => {}
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk])
    wake()
  })

  async function until(length: () => number | undefined): Promise<Buffer> {
    for (;;) {
      const wanted = length()
      if (wanted !== undefined && received.length >= wanted) {
        const bytes = received.subarray(0, wanted)
        received = received.subarray(wanted)
        return bytes
      }
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
  }

  return {
    socket,
    write: (text: string) => socket.write(text),
    async read() {
      const headEnd = () => {
        const end = received.indexOf('\r\n\r\n')
        return end === -1 ? undefined : end + 4
      }
      const [status = '', ...headers] = (await until(headEnd)).toString('latin1').trim().split('\r\n')
      const length = Number(/\nContent-Length: (\d+)/.exec(headers.join('\n'))?.[1] ?? 0)
      return { status, headers, body: (await until(() => length)).toString('latin1') }
    },
  }
}

async function responsesTo(...requests: string[]) {
  const { url } = await runningSite()
  const { write, read } = await connectionTo(url)
  const responses = []
  for (const request of requests) {
    write(request)
    responses.push(await read())
  }
  return responses
}

test('several requests on one connection get their responses', async () => {
  const results = await responsesTo(
    plain(),
    plain('/servicios'),
    plain('/healthz'),
    plain(),
    plain('/no-existe'),
  )

  expect(results.map(({ status }) => status.split(' ')[1])).toEqual(['200', '200', '200', '200', '404'])
})

test('a request gets the content published since the last one on its connection', async () => {
  const { url, store, publisher } = await runningSite()
  const { write, read } = await connectionTo(url)
  write(plain())
  const before = await read()
  const latest = await store.latestRevision('site-content')
  if (!latest) throw new Error('The sample has no site content.')
  latest.value.doctorInfo.name = 'Dra. Nueva'
  await store.saveRevision({ document: 'site-content', value: latest.value, author: 'ana' })
  await publisher.publish({ 'site-content': 2 })

  write(plain())

  expect(before.body).not.toContain('Dra. Nueva')
  expect((await read()).body).toContain('Dra. Nueva')
})

test.each([
  ['two hosts', plain('/', 'Host: otro'), '400'],
  ['no host', 'GET / HTTP/1.1\r\nAccept: */*\r\n\r\n', '400'],
  ['another method', plain().replace('GET', 'DELETE'), '405'],
  ['a bare line feed', 'GET / HTTP/1.1\nHost: a\n\n', '400'],
  ['a control character in a header', plain('/', 'X-A: \u0001'), '400'],
  ['a header continued on the next line', plain('/', 'X-A: a', ' b'), '400'],
])('refuses a request with %s', async (_, request, status) => {
  const [response] = await responsesTo(request)

  expect(response?.status.split(' ')[1]).toBe(status)
})

test.each([
  ['in pieces', [plain().slice(0, 20), plain().slice(20)], 1],
  ['two at once', [plain() + plain('/servicios')], 2],
  ['one and a half, and the rest', [plain() + plain().slice(0, 9), plain().slice(9)], 2],
])('responds to requests that arrive %s', async (_, pieces, count) => {
  const { url, app } = await runningSite()
  const accepted = once(app.server, 'connection')
  const { write, read } = await connectionTo(url)
  const [server]: Socket[] = await accepted

  let sent = 0
  for (const piece of pieces) {
    write(piece)
    sent += piece.length
    await expect.poll(() => server?.bytesRead).toBe(sent)
  }

  for (let index = 0; index < count; index++) expect((await read()).status).toBe('HTTP/1.1 200 OK')
})

test('a body is never parsed as a request', async () => {
  const smuggled = plain('/servicios')
  const [result] = await responsesTo(
    `${plain('/', `Content-Length: ${smuggled.length}`)}${smuggled}`,
    plain(),
  )

  expect(result?.body).toContain('<title>/ ')
})

describe('a connection', () => {
  test("is closed at the visitor's request", async () => {
    const { url } = await runningSite()
    const { socket, write, read } = await connectionTo(url)
    write(plain())
    await read()

    write(plain('/', 'Connection: close'))

    expect((await read()).headers).toContain('Connection: close')
    await once(socket, 'close')
  })

  test('does not keep the server from closing while it is idle', async () => {
    const { url, app } = await runningSite()
    const { socket, write, read } = await connectionTo(url)
    write(plain())
    await read()

    await Promise.all([once(socket, 'close'), app.close()])

    expect(socket.destroyed).toBe(true)
  })

  test('gets no more data while its visitor reads nothing', async () => {
    const { url, app } = await runningSite()
    const accepted = new Promise<Socket>((resolve) => {
      app.server.once('connection', resolve)
    })
    const { socket } = await connectionTo(url)
    const inside = await accepted
    socket.pause()
    const ask = () => {
      if (socket.writable) socket.write(plain(), () => setImmediate(ask))
    }
    ask()

    await expect.poll(() => inside.isPaused()).toBe(true)

    expect(inside.writableLength).toBeLessThan(200_000)
  })
})
