import { beforeAll, describe, expect, test } from 'vitest'
import { ana, browserOf, type OwnersBrowser, signIn } from '#tests/server/owner.ts'
import { sharedSite } from '#tests/server/running-site.ts'

const wrongValues = [
  ['nothing', undefined],
  ['null', null],
  ['a text', 'texto'],
  ['a number', 7],
  ['a list', []],
  ['an empty object', {}],
  ['an unknown key', { desconocida: 1 }],
] as const

/** Routes whose body is one document under this key. The test also tries wrong values under the key. */
const documentKeys = { '/api/site-content': 'siteContent', '/api/gallery': 'gallery' } as const

type Method = 'POST' | 'PATCH' | 'PUT' | 'DELETE'
const writingMethods = new Set<string>(['POST', 'PATCH', 'PUT', 'DELETE'])

const site = sharedSite()
beforeAll(() => site().accounts.create(ana))

/** Signs in again, because one of the calls may have ended the session. */
const ownersBrowser = async () => browserOf(site(), await signIn(site()))

type Call = readonly [Method, string]

let knownCalls: readonly Call[] | undefined

/** Every writing call but the one that ends the session, with route parameters that exist. */
async function writingCalls(browser: OwnersBrowser): Promise<readonly Call[]> {
  // The description of the API is the same on every site, and slow to write.
  knownCalls ??= callsIn((await browser.get('/api/docs/openapi.json')).json().paths)
  return knownCalls
}

const callsIn = (paths: Record<string, object>): Call[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .map((method) => method.toUpperCase())
      .filter((method): method is Method => writingMethods.has(method) && path !== '/api/auth/sign-out')
      .map((method) => [method, withParameters(path)] as const),
  )

const withParameters = (path: string) =>
  path.replace('{document}', 'site-content').replace('{number}', '1').replace('{id}', '0123456789abcdef')

describe('a refused body names what is wrong', () => {
  test.each(wrongValues)('when it is %s, in every call', async (_name, value) => {
    const browser = await ownersBrowser()
    const calls = await writingCalls(browser)
    const unnamed: unknown[] = []

    for (const [method, url] of calls) {
      const response = await browser.send({
        method,
        url,
        ...(value === undefined
          ? {}
          : { payload: JSON.stringify(value), headers: { 'content-type': 'application/json' } }),
      })
      if (response.statusCode !== 400) continue
      const { issues = [] } = response.json() as { issues?: { path: string }[] }
      if (issues.length === 0 || issues.some(({ path }) => path === '')) unnamed.push([method, url, issues])
    }

    expect(calls.length).toBeGreaterThan(15)
    expect(unnamed).toEqual([])
  })

  test.each(wrongValues)('when the document is %s', async (_name, value) => {
    const browser = await ownersBrowser()

    for (const [url, key] of Object.entries(documentKeys)) {
      if (key === 'gallery' && Array.isArray(value)) continue
      const response = await browser.post(url, { [key]: value })

      expect([url, response.statusCode]).toEqual([url, 400])
      const paths = (response.json().issues as { path: string }[]).map(({ path }) => path)
      expect(paths.length).toBeGreaterThan(0)
      expect(paths).not.toContain('')
    }
  })

  test.each([
    ['/api/site-content', { siteContent: null }, 'siteContent'],
    ['/api/site-content', { siteContent: 'texto' }, 'siteContent'],
    ['/api/gallery', { gallery: {} }, 'gallery'],
    ['/api/selected-sections', 'texto', 'selectedSections'],
    ['/api/selected-sections', null, 'selectedSections'],
    ['/api/auth/change-password', 7, 'body'],
    ['/api/setup', null, 'body'],
  ])('%s with %o names %s', async (url, body, path) => {
    const browser = await ownersBrowser()

    const response = await browser.send({
      method: 'POST',
      url,
      payload: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    })

    expect(response.statusCode).toBe(400)
    expect(response.json().issues).toEqual([{ path, message: expect.stringMatching(/\S/) }])
  })

  test('and a picture’s details name the key that they do not know', async () => {
    const browser = await ownersBrowser()

    const response = await browser.send({
      method: 'PATCH',
      url: '/api/media/0123456789abcdef',
      payload: { titulo: 'Sala' },
    })

    expect(response.json().issues).toEqual([{ path: 'titulo', message: expect.stringMatching(/\S/) }])
  })

  test.each([
    '{"siteContent":',
    '[['.repeat(60),
  ])('and a body that is not JSON names the body: %s', async (text) => {
    const browser = await ownersBrowser()

    const response = await browser.post('/api/site-content', Buffer.from(text), {
      'content-type': 'application/json',
    })

    expect(response.statusCode).toBe(400)
    expect(response.json().issues).toEqual([{ path: 'body', message: expect.stringMatching(/\S/) }])
  })
})
