import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exchange } from '../../support/raw-http.ts'
import { pageKinds } from '../../support/routes.ts'
import { type RunningServer, startServer } from '../../support/server.ts'

const forged = 'malo.example'
const forgedHeaders = [
  `X-Forwarded-Host: ${forged}`,
  'X-Forwarded-Proto: gopher',
  'X-Forwarded-Port: 4443',
  `X-Forwarded-Server: ${forged}`,
  `X-Original-URL: /${forged}`,
  `X-Rewrite-URL: /${forged}`,
  `Forwarded: host=${forged};proto=gopher`,
  `X-Host: ${forged}`,
].join('\r\n')

const paths = [
  ...pageKinds,
  '/servicios/',
  '/sitemap.xml',
  '/robots.txt',
  '/admin/entrar',
  '/api/site-content',
  '/api/setup',
]

describe.each([
  ['without a proxy', 'false'],
  ['behind proxies that are all trusted', 'true'],
])('%s', (_name, trustProxy) => {
  let server: RunningServer
  beforeAll(async () => {
    server = await startServer({ env: { SITE_URL: 'https://sitio.example', TRUST_PROXY: trustProxy } })
  })
  afterAll(() => server.stop())

  const ask = async (host: string, path: string, more = '') => {
    const request = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${more}\r\n`
    const { text } = await exchange(server, request)
    return text.replace(/Date: [^\r]+/, '').replaceAll(/nonce[^>;]+/g, '')
  }

  test.each(paths)('%s neither reflects nor stores a forged host', async (path) => {
    const forgedResponse = await ask(forged, path, `${forgedHeaders}\r\n`)
    const absoluteUrlResponse = await ask(forged, `http://${forged}${path}`)
    const trueResponse = await ask('sitio.example', path)

    expect(forgedResponse).not.toMatch(/malo\.example|gopher|4443/)
    expect(absoluteUrlResponse).toBe(forgedResponse)
    expect(trueResponse).toBe(forgedResponse)
  })
})
