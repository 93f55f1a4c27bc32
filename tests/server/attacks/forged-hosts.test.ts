import { expect, inject, test } from 'vitest'
import { exchange } from '../../support/raw-http.ts'
import { pageKinds } from '../../support/routes.ts'

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

const server = inject('sharedServer')

async function responseTo(host: string, path: string, more = '') {
  const request = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${more}\r\n`
  const { text } = await exchange(server, request)
  return text.replace(/Date: [^\r]+/, '').replaceAll(/nonce[^>;]+/g, '')
}

test('no page, file or call reflects or stores a forged host, which a trusted proxy passes on', async () => {
  for (const path of paths) {
    const forgedResponse = await responseTo(forged, path, `${forgedHeaders}\r\n`)
    const absoluteUrlResponse = await responseTo(forged, `http://${forged}${path}`)
    const trueResponse = await responseTo('sitio.example', path)

    expect(forgedResponse, path).not.toMatch(/malo\.example|gopher|4443/)
    expect(absoluteUrlResponse, path).toBe(forgedResponse)
    expect(trueResponse, path).toBe(forgedResponse)
  }
})
