import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { askSource } from './ask-source.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The system gave no port.')
  return `http://127.0.0.1:${address.port}`
}

const here = { mayConnect: (ip: string) => ip === '127.0.0.1', mayUsePort: () => true }

describe('askSource', () => {
  test('returns the status of the last address after redirects', async () => {
    const url = await serve((request, response) => {
      const isFirst = request.url === '/guia'
      response.writeHead(isFirst ? 302 : 410, isFirst ? { Location: '/nueva' } : {}).end('x'.repeat(1000))
    })

    expect(await askSource(`${url}/guia`, 5000, here)).toBe(410)
  })

  test.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://169.254.169.254/latest/meta-data',
    'http://localhost/',
    'http://otra:clave@ejemplo.mx/',
    'http://ejemplo.mx:8080/',
    'file:///etc/passwd',
    'ftp://ejemplo.mx/',
  ])('refuses %s without a request', async (address) => {
    await expect(askSource(address, 5000)).rejects.toThrow(/not public|password|ports|protocol/)
  })

  test('refuses a redirect into a private network', async () => {
    const asked: string[] = []
    const secret = await serve((request, response) => {
      asked.push(request.url ?? '')
      response.end('secreto')
    })
    const url = await serve((_request, response) =>
      response.writeHead(302, { Location: `${secret.replace('127.0.0.1', '[::ffff:127.0.0.1]')}/` }).end(),
    )

    await expect(askSource(url, 5000, here)).rejects.toThrow('not public')
    expect(asked).toEqual([])
  })

  test('gives up redirects that never end', async () => {
    const url = await serve((_request, response) => response.writeHead(302, { Location: '/' }).end())

    await expect(askSource(url, 5000, here)).rejects.toThrow('too many redirects')
  })

  test('gives up a site that does not respond', async () => {
    const url = await serve(() => {})

    await expect(askSource(url, 50, here)).rejects.toThrow('aborted')
  })
})
