import { describe, expect, inject, test } from 'vitest'
import { ask } from '../../support/ask.ts'

const server = inject('sharedServer')

const search = (query: string) => ask(server.url, `/buscar?q=${query}`)

/** The addresses of the results, the best first. */
const resultsIn = (html: string) =>
  [...html.matchAll(/<a href="([^"]*)" data-result/g)].map(([, path]) => path)

describe('without a script, the search page', () => {
  test('lists the results for lay words', async () => {
    const { status, text } = await search('bolita%20en%20el%20pecho')

    expect(status).toBe(200)
    expect(resultsIn(text)[0]).toBe('/enfermedades/tumores-y-quistes-de-mama')
    expect(text).toContain('value="bolita en el pecho"')
  })

  test('lists links to everything while there is no query', async () => {
    for (const path of ['/buscar', '/buscar?q=', '/buscar?q=%20']) {
      const { status, text } = await ask(server.url, path)

      expect(status).toBe(200)
      expect(resultsIn(text)).toEqual([])
      expect(text).toContain('href="/enfermedades/endometriosis"')
      expect(text).toContain('href="/#seguros"')
    }
  })

  test('offers a call and a message if it finds nothing', async () => {
    const { status, text } = await search('xyzzy')

    expect(status).toBe(200)
    expect(text).toContain('No encontramos «xyzzy» en el sitio. Pregúntenos')
    expect(text).toMatch(/<div data-slot="" class="[^"]*"><div class="btns"><a class="btn btn-call"/)
  })

  test('explains that a long query is too long', async () => {
    const { status, text } = await search('a'.repeat(3000))

    expect(status).toBe(200)
    expect(text).toContain('Su búsqueda es muy larga')
    expect(text).not.toContain('aaaaa')
  })
})

test('no query becomes markup', async () => {
  const attack = `"'><script>alert(1)</script><img src=x onerror=alert(1)>{{7*7}}`

  const { status, text } = await search(encodeURIComponent(attack))

  expect(status).toBe(200)
  expect(text).not.toContain('<script>alert')
  expect(text).not.toContain('<img src=x')
  expect(text).toContain('&lt;script&gt;alert(1)')
})

test.each([
  '%',
  '%FF%00',
  '%E2%80%AE',
  '%F0%9F%92%9C',
  '((((',
  '%5C%5C',
  '+++',
  '%3Cb%3E',
  '__proto__',
  'constructor',
])('the query %s gets the page', async (query) => {
  expect((await search(query)).status).toBe(200)
})

test('search engines do not list the page, and no cache keeps what a person asked', async () => {
  const [plain, answer, map, overview] = await Promise.all([
    ask(server.url, '/buscar'),
    search('regla'),
    ask(server.url, '/sitemap.xml'),
    ask(server.url, '/llms.txt'),
  ])

  for (const { headers, text } of [plain, answer]) {
    expect(headers['x-robots-tag']).toBe('noindex')
    expect(text).toContain('<meta name="robots" content="noindex"/>')
    expect(text).not.toContain('rel="canonical"')
    expect(text).toContain('<title>¿Qué busca? | Dra. Nombre Apellido</title>')
    expect(headers['content-security-policy']).toContain("form-action 'self'")
  }
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(map.text + overview.text).not.toContain('/buscar')
})

test('only reading is allowed', async () => {
  expect((await ask(server.url, '/buscar?q=regla', { method: 'POST' })).status).toBe(405)
  const head = await ask(server.url, '/buscar?q=regla', { method: 'HEAD' })
  expect([head.status, head.text]).toEqual([200, ''])
})

test('the index is a compressed file of at most 15 KB that browsers revalidate', async () => {
  const headers = { 'Accept-Encoding': 'br' }
  const { status, headers: sent } = await ask(server.url, '/buscar.json', { headers })

  expect(status).toBe(200)
  expect(sent['content-type']).toBe('application/json; charset=utf-8')
  expect(sent['content-encoding']).toBe('br')
  expect(Number(sent['content-length'])).toBeLessThanOrEqual(15 * 1024)
  const again = await ask(server.url, '/buscar.json', {
    headers: { ...headers, 'If-None-Match': String(sent.etag) },
  })
  expect(again.status).toBe(304)
})
