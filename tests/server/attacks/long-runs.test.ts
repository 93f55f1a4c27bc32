import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sampleDocuments } from '../../../sample-site/index.ts'
import { documents } from '../../../src/content/documents/documents.ts'
import { type Change, changed, within } from '../../support/hard-content.ts'
import { type OwnerClient, ownerEnv, signInOwner } from '../../support/owner-client.ts'
import { exchange } from '../../support/raw-http.ts'
import { type RunningServer, startServer } from '../../support/server.ts'

/** The longest request line or header that the server reads, with room for the rest. */
const longest = 15_000

/** Each of them takes less than a millisecond. At quadratic time, this many take longer than a test may. */
const requests = 120

/** For a test. Requests in linear time take a few seconds at most, also on a busy machine. */
const timeout = 20_000

let server: RunningServer
let client: OwnerClient

beforeAll(async () => {
  server = await startServer({ env: ownerEnv })
  client = await signInOwner(server)
})
afterAll(() => server.stop())

const get = (path: string, headers: readonly string[] = []) =>
  [`GET ${path} HTTP/1.1`, 'Host: a', ...headers, '', ''].join('\r\n')

/** Sends the request many times on one connection, and returns how many were answered in time. */
async function answered(request: string): Promise<number> {
  const last = 'GET /readyz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'
  const before = Date.now()
  let count = 0
  for (let sent = 0; sent < requests && Date.now() - before < timeout; sent += 20) {
    const { responses } = await exchange(server, request.repeat(20) + last, { timeout })
    count += responses.length - 1
  }
  return count
}

const separators = [
  '/',
  '.',
  '-',
  '%20',
  '%C2%A0',
  '%0A',
  ',',
  '1',
  'a',
  '@',
  '[',
  '(',
  '+',
  '%2F',
  '?',
  '&q=',
  '#',
]

describe('many long requests are answered', { timeout: timeout * 3 }, () => {
  test.each(separators)('with a path of %j', async (separator) => {
    const run = separator.repeat(Math.floor(longest / separator.length))

    expect(await answered(get(`/a${run}x/`))).toBe(requests)
  })

  test.each(separators)('with a search for %j', async (separator) => {
    const run = separator.repeat(Math.floor(longest / separator.length))

    expect(await answered(get(`/buscar?q=a${run}x`))).toBe(requests)
  })

  test.each([
    ...['Accept-Encoding', 'Accept', 'Range', 'Cookie', 'If-None-Match', 'User-Agent', 'Referer'],
    ...['X-Forwarded-For', 'X-Forwarded-Proto', 'Forwarded', 'Origin', 'If-Modified-Since', 'Connection'],
  ])('with a long %s', async (name) => {
    for (const separator of [' ', ',', ';', '=', '"', 'a', '1', '-', 'W/', ', ', 'a=1; ']) {
      const value = `a${separator.repeat(Math.floor(longest / separator.length))}x`
      const { responses } = await exchange(
        server,
        get('/contacto', [`${name}: ${value}`, 'Connection: close']),
        {
          timeout,
        },
      )
      expect(responses).toHaveLength(1)
    }
  })
})

/** Every text of every document becomes as long as its field allows, from runs of a separator between words. */
const filled = (separator: string) => {
  const fill: Change = (field, value, index) => {
    if (field.kind === 'group' || field.kind === 'list') return within(field, value, index, fill)
    if (!('maxLength' in field) || field.maxLength === undefined || looksUp.includes(field.key)) return value
    const words = `a${separator.repeat(40).slice(0, 40)}bbb `
    const text = `${words.repeat(Math.ceil(field.maxLength / words.length)).slice(0, field.maxLength - 1)}a`
    return field.schema.safeParse(text).success ? text : value
  }
  return changed(sampleDocuments, fill)
}

/** Keys of texts that others refer to, or that must differ. */
const looksUp: readonly string[] = ['id', 'diseaseId', 'path', 'url', 'canonical', 'icon', 'file']

describe('a site whose texts are long runs is checked, shown and saved', { timeout: timeout * 4 }, () => {
  test.each([
    ' ',
    '\u00a0',
    '\n',
    ',',
    '-',
    '–',
    '.',
    '·',
    '/',
    '1',
    'a',
    '@',
    '[',
    '(',
    '<',
    '"',
    ':',
  ])('%j', async (separator) => {
    const values = filled(separator)
    const { 'site-content': content, services } = {
      'site-content': documents['site-content'].schema.parse(values['site-content']),
      services: documents.services.schema.parse(values.services),
    }
    const signal = AbortSignal.timeout(timeout)
    const inTime = <Value>(work: Promise<Value>) =>
      Promise.race([
        work,
        new Promise<never>((_, reject) =>
          signal.addEventListener('abort', () => reject(new Error('The server was not done in time.'))),
        ),
      ])
    const post = async (path: string, body: unknown) => (await inTime(client.post(path, body))).status
    const drafts = [
      { document: 'site-content', value: content },
      ...services.map((value) => ({ document: 'services', entry: value.id, value })),
    ]
    const edited = {
      documents: { 'site-content': content },
      entries: services.map((value) => ({ document: 'services', id: value.id, value })),
    }

    expect(await post('/api/checks', { drafts })).toBe(200)
    for (const path of ['/', '/contacto', '/perfil', '/servicios', '/servicios/colposcopia'])
      expect(await post('/api/edit-page', { ...edited, path })).toBe(200)
    expect(await post('/api/share-card', { title: services[0]?.title ?? '', picture: '' })).toBeLessThan(500)
    expect(await post('/api/services', { services })).toBe(200)
    expect(await post('/api/site-content', { siteContent: content })).toBe(200)
    for (const path of ['/', '/servicios/colposcopia', '/buscar.json', '/sitemap.xml', '/buscar?q=bbb'])
      expect((await inTime(client.get(path))).status).toBe(200)
  })
})
