import type { RequestListener, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { localWeb } from '#tests/server/local-web.ts'
import type { Network } from '../../internet/public-request.ts'
import { createSiteFetcher, type FetchLimits } from './site-fetcher.ts'

type Options = { limits?: Partial<FetchLimits>; network?: Partial<Network> }

/** A fetcher of a site that answers with `listener`. */
async function fetcherOf(listener: RequestListener, { limits, network }: Options = {}) {
  const asked: string[] = []
  const web = await localWeb((request, response) => {
    asked.push(`${request.headers.host?.split(':')[0]}${request.url}`)
    listener(request, response)
  })
  const fetcher = createSiteFetcher({
    site: new URL(web.origin),
    signal: new AbortController().signal,
    network: { ...web.network, ...network },
    limits: { timeout: 5000, pause: 0, ...limits },
  })
  const get = (address: string, maxBytes = 10_000) =>
    fetcher.fetch(new URL(address, web.origin), maxBytes, ({ body }) => text(body))
  return { ...web, asked, get, fetcher }
}

const redirect = (response: ServerResponse, location: string) =>
  response.writeHead(302, { Location: location }).end()

test('reads a file, with and without www, and says which program asks', async () => {
  let agent = ''
  const { get, asked, origin } = await fetcherOf((request, response) => {
    agent = `${request.headers['user-agent']}`
    if (request.url === '/') redirect(response, `${origin.replace('//', '//www.')}/inicio`)
    else response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync('Hola'))
  })

  expect(await get('/')).toBe('Hola')
  expect(asked).toEqual(['anterior.test/', 'www.anterior.test/inicio'])
  expect(agent).toMatch(/^Consultorio/)
})

describe('refuses in words', () => {
  test.each([
    ['an address of another site', 'http://otro.test/', 'Está en otro sitio (otro.test)'],
    ['a subdomain', 'http://tienda.anterior.test/', 'otro sitio'],
    ['a password', 'http://ana:clave@anterior.test/', 'usuario o una contraseña'],
    ['another port', 'http://anterior.test:8080/', 'puerto poco usual'],
    ['another protocol', 'ftp://anterior.test/', 'no es de http'],
  ])('%s, without a request', async (_what, address, words) => {
    const { get, asked } = await fetcherOf((_request, response) => response.end())

    await expect(get(address)).rejects.toThrow(words)
    expect(asked).toEqual([])
  })

  test.each([
    ['the service of a cloud', 'http://169.254.169.254/latest/meta-data', 'otro sitio'],
    ['a file', 'file:///etc/passwd', 'otro sitio'],
    ['another site', 'https://otro.test/', 'otro sitio (otro.test)'],
    ['another port of the site', 'http://anterior.test:22/', 'puerto poco usual'],
    ['an address that is none', 'http://[', 'no está bien escrita'],
    ['itself without end', '/', 'sin terminar'],
  ])('a redirect to %s', async (_what, location, words) => {
    const { get, asked } = await fetcherOf((_request, response) => redirect(response, location))

    await expect(get('/')).rejects.toThrow(words)
    expect(asked.length).toBeLessThanOrEqual(6)
  })

  test.each([
    ['a page that is gone', 404, 'ya no existe'],
    ['a page for members', 403, 'no deja leer'],
    ['a broken site', 500, 'error 500'],
  ])('%s', async (_what, status, words) => {
    const { get } = await fetcherOf((_request, response) => response.writeHead(status).end('x'))

    await expect(get('/')).rejects.toThrow(words)
  })

  test.each<[string, (response: ServerResponse) => void, string]>([
    ['a body without end', endless, 'Pesa más de'],
    [
      'a compressed bomb',
      (response) =>
        response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync(Buffer.alloc(30_000_000))),
      'Pesa más de',
    ],
    [
      'a body that is shorter than its length',
      (response) => {
        response.writeHead(200, { 'Content-Length': 1000 }).write('corto')
        setTimeout(() => response.destroy(), 20)
      },
      'incompleta',
    ],
    [
      'a compressed body that is cut',
      (response) =>
        response
          .writeHead(200, { 'Content-Encoding': 'gzip' })
          .end(gzipSync('x'.repeat(100)).subarray(0, 15)),
      'incompleta',
    ],
    [
      'a body that is not compressed as it says',
      (response) => response.writeHead(200, { 'Content-Encoding': 'gzip' }).end('texto'),
      'dañada',
    ],
    [
      'an unknown compression',
      (response) => response.writeHead(200, { 'Content-Encoding': 'zstd' }).end('texto'),
      'comprimida',
    ],
    ['an answer that is no HTTP', (response) => response.socket?.end('SSH-2.0-OpenSSH\r\n\r\n'), 'dañada'],
  ])('%s', async (_what, answer, words) => {
    const { get } = await fetcherOf((_request, response) => answer(response))

    await expect(get('/')).rejects.toThrow(words)
  })

  test.each<[string, (response: ServerResponse) => void]>([
    ['never begins', () => {}],
    ['comes byte by byte', dripping],
  ])('an answer that %s', async (_what, answer) => {
    const { get } = await fetcherOf((_request, response) => answer(response), { limits: { timeout: 100 } })

    await expect(get('/')).rejects.toThrow('tardó demasiado')
  })

  test('a name that leads into a private network only at the second request', async () => {
    let lookups = 0
    const { get, asked, origin } = await fetcherOf((_request, response) => redirect(response, '/dos'), {
      network: {
        lookup: async () => {
          lookups += 1
          return [{ address: lookups === 1 ? '127.0.0.1' : '10.0.0.5', family: 4 }]
        },
      },
    })

    await expect(get(origin)).rejects.toThrow('dirección privada')
    expect(asked).toEqual(['anterior.test/'])
  })

  test('a name with one private address among its public ones', async () => {
    const { get, asked } = await fetcherOf((_request, response) => response.end(), {
      network: {
        lookup: async () => [
          { address: '127.0.0.1', family: 4 },
          { address: '::1', family: 6 },
        ],
      },
    })

    await expect(get('/')).rejects.toThrow('dirección privada')
    expect(asked).toEqual([])
  })

  test('any further request when all that may be read was read', async () => {
    const { get } = await fetcherOf((_request, response) => response.end('x'.repeat(60)), {
      limits: { requests: 3, bytes: 100 },
    })

    expect(await get('/')).toHaveLength(60)
    await expect(get('/')).rejects.toThrow('no se lee más de una vez')
    await expect(get('/')).rejects.toThrow('MB')
    await expect(get('/')).rejects.toThrow('3 direcciones')
  })
})

test('reads two files at once', async () => {
  const waiting: ServerResponse[] = []
  const { get, asked } = await fetcherOf((_request, response) => waiting.push(response))
  const all = ['/1', '/2', '/3'].map((path) => get(path))
  await expect.poll(() => waiting.length).toBe(2)

  for (const response of waiting.splice(0)) response.end('hecho')
  await expect.poll(() => waiting.length).toBe(1)
  waiting[0]?.end('hecho')

  expect(await Promise.all(all)).toEqual(['hecho', 'hecho', 'hecho'])
  expect(asked).toHaveLength(3)
})

test('ends its requests when the reading is ended', async () => {
  const ending = new AbortController()
  const web = await localWeb(() => ending.abort(new Error('El servidor se apaga.')))
  const { fetch } = createSiteFetcher({
    site: new URL(web.origin),
    signal: ending.signal,
    network: web.network,
  })

  await expect(fetch(new URL(web.origin), 100, ({ body }) => text(body))).rejects.toThrow('se apaga')
})

test('an error of the code that receives the file is passed on unchanged', async () => {
  const { fetcher, origin } = await fetcherOf((_request, response) => response.end('x'))
  const full = Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' })

  await expect(fetcher.fetch(new URL(origin), 100, () => Promise.reject(full))).rejects.toBe(full)
})

function endless(response: ServerResponse): void {
  const more = () => {
    while (!response.destroyed && response.write('x'.repeat(1000)));
  }
  response.on('drain', more)
  more()
}

function dripping(response: ServerResponse): void {
  const timer = setInterval(() => response.write('x'), 5)
  response.on('close', () => clearInterval(timer))
}
