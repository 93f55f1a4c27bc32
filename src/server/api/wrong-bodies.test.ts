import { beforeAll, describe, expect, test } from 'vitest'
import { ana, browserOf, signIn } from '#tests/server/owner.ts'
import { sharedSite } from '#tests/server/running-site.ts'
import { callsWithoutNames, writingCalls } from '#tests/server/wrong-bodies.ts'

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

const site = sharedSite()
beforeAll(() => site().accounts.create(ana))

/** Signs in again, because one of the calls may have ended the session. */
const ownersBrowser = async () => browserOf(site(), await signIn(site()))

describe('a refused body names what is wrong', () => {
  test.each([
    ['nothing', undefined],
    ['a text', 'texto'],
    ['an unknown key', { desconocida: 1 }],
  ])('when it is %s, in every call', async (_name, value) => {
    expect(writingCalls.length).toBeGreaterThan(15)
    expect(await callsWithoutNames(await ownersBrowser(), value)).toEqual([])
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
