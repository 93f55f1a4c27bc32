import { beforeAll, describe, expect, test } from 'vitest'
import { type OwnersBrowser, signedInOwner } from '#tests/server/owner.ts'
import { sharedSite } from '#tests/server/running-site.ts'

const siteUrl = 'https://sitio.example'

const refused: [string, Record<string, string>][] = [
  ['of another site', { origin: 'https://otro.example' }],
  ['of a site with a similar name', { origin: 'https://sitio.example.otro.example' }],
  ['of a subdomain', { origin: 'https://blog.sitio.example' }],
  ['of the site without TLS', { origin: 'http://sitio.example' }],
  ['of a page without an origin', { origin: 'null' }],
  ['whose origin is not a URL', { origin: 'sitio.example' }],
  ['that the browser calls cross-site', { 'sec-fetch-site': 'cross-site' }],
  ['that the browser calls same-site', { 'sec-fetch-site': 'same-site', origin: siteUrl }],
  ['that the browser attributes to a typed address', { 'sec-fetch-site': 'none' }],
  ['referred by another site', { referer: 'https://otro.example/https://sitio.example/' }],
]

const accepted: [string, Record<string, string>][] = [
  ['that the browser calls same-origin', { 'sec-fetch-site': 'same-origin' }],
  ['of the site', { origin: siteUrl }],
  ['of the address it was sent to', { origin: 'http://interno.example:8080', host: 'interno.example:8080' }],
  ['referred by a page of the site', { referer: `${siteUrl}/admin/sitio` }],
  ['without the headers of a browser', {}],
]

const site = sharedSite({ siteUrl })
let browser: OwnersBrowser
beforeAll(async () => {
  browser = await signedInOwner(site())
})

describe('a write', () => {
  test.each(refused)('%s is refused', async (_name, headers) => {
    const responses = [
      await browser.post('/api/update-sections', undefined, headers),
      await browser.post('/api/site-content', { siteContent: {} }, headers),
      await browser.post('/api/auth/sign-out', {}, headers),
      await browser.post('/api/setup', {}, headers),
    ]

    expect(responses.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403])
    expect(responses[0]?.json()).toMatchObject({ code: 'cross_site', status: 403 })
    expect((await browser.get('/api/status')).statusCode).toBe(200)
  })

  test.each(accepted)('%s is accepted', async (_name, headers) => {
    const response = await browser.post('/api/update-sections', undefined, headers)

    expect(response.statusCode).toBe(200)
  })

  test('is refused with the content type of a form', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const results = [
        await browser.post('/api/site-content', Buffer.from('{"siteContent":{}}'), { 'content-type': type }),
        await browser.post('/api/auth/sign-in/email', Buffer.from('{}'), { 'content-type': type }),
      ]
      expect(results.map(({ statusCode }) => statusCode)).toEqual([415, 415])
    }
  })
})

test('a read is accepted from any origin', async () => {
  const { app } = site()

  const response = await app.inject({ url: '/api/site-content', headers: { 'sec-fetch-site': 'cross-site' } })

  expect(response.statusCode).toBe(200)
})
