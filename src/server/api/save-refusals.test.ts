import { beforeAll, describe, expect, test } from 'vitest'
import { type OwnersBrowser, signedInOwner } from '#tests/server/owner.ts'
import { sharedSite } from '#tests/server/running-site.ts'
import { siteContentOf } from '#tests/server/site-documents.ts'

const site = sharedSite()
let browser: OwnersBrowser
beforeAll(async () => {
  browser = await signedInOwner(site())
})

describe('POST /api/site-content', () => {
  test('names every invalid path in Spanish and saves nothing', async () => {
    const { store } = site()
    const content = siteContentOf('')
    const wrong = {
      ...content,
      doctorInfo: {
        ...content.doctorInfo,
        phone: 'abc',
        facebook: 'https://facebook.com.otro.example/x',
        extra: 1,
      },
      heroSection: { ...content.heroSection, overlayColor: 'azul', overlayOpacity: 1.5 },
      insurances: { ...content.insurances, companies: [{ name: 7 }] },
      sobra: true,
    }

    const response = await browser.post('/api/site-content', { siteContent: wrong })

    expect(response.statusCode).toBe(400)
    expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    const problem = response.json()
    expect(problem).toMatchObject({ type: 'about:blank', code: 'invalid_document', status: 400 })
    const paths = problem.issues.map(({ path }: { path: string }) => path)
    expect(paths).toEqual(
      expect.arrayContaining([
        'doctorInfo.name',
        'doctorInfo.phone',
        'doctorInfo.extra',
        'heroSection.overlayColor',
        'heroSection.overlayOpacity',
        'insurances.companies[0].name',
        'sobra',
      ]),
    )
    for (const { message } of problem.issues)
      expect(message).not.toMatch(/invalid|expected|unrecognized|too /i)
    expect((await store.latestSummary('site-content'))?.number).toBe(1)
  })

  test('refuses a price that is valid only later, and visitors still read the one of today', async () => {
    const { publisher, store } = site()
    const content = siteContentOf('Dra. Nueva')
    const [first] = content.consultationPrice?.prices ?? []
    const later = { ...first, amount: 1551, validFrom: `${new Date().getUTCFullYear() + 1}-12-31` }
    const changed = { ...content, consultationPrice: { ...content.consultationPrice, prices: [later] } }

    const response = await browser.post('/api/site-content', { siteContent: changed })

    expect(response.statusCode).toBe(400)
    expect(response.json().issues).toEqual([
      {
        path: 'consultationPrice.prices[0].validFrom',
        message: expect.stringMatching(/^«.+» vale desde el 31 de diciembre de \d{4}: publíquelo/),
      },
    ])
    expect((await store.latestSummary('site-content'))?.number).toBe(1)
    const shown = publisher.live?.snapshot['site-content'].consultationPrice.prices
    expect(shown?.[0]).toMatchObject({ amount: first?.amount, validFrom: '' })
  })

  test('refuses a body that is not exactly one document', async () => {
    const bodies = {
      nothing: undefined,
      'a list': [],
      'no document': {},
      'more than a document': { siteContent: siteContentOf('Dra.'), otra: 1 },
    }

    for (const [name, body] of Object.entries(bodies)) {
      const response = await browser.post('/api/site-content', body)

      expect(response.statusCode, name).toBe(400)
      expect(response.json().issues, name).toEqual([{ path: 'siteContent', message: expect.any(String) }])
    }
  })
})

test('calls without a session are refused before their body is read', async () => {
  const { app, store } = site()
  const calls = [
    ['POST', '/api/site-content'],
    ['POST', '/api/selected-sections'],
    ['POST', '/api/update-sections'],
    ['GET', '/api/status'],
    ['GET', '/api/revisions/site-content'],
    ['GET', '/api/revisions/site-content/1'],
    ['GET', '/api/docs'],
    ['GET', '/api/docs/openapi.json'],
  ] as const

  for (const [method, url] of calls) {
    const response = await app.inject({ method, url, ...(method === 'POST' ? { payload: '{' } : {}) })

    expect(response.statusCode, url).toBe(401)
    expect(response.headers['content-type'], url).toBe('application/problem+json; charset=utf-8')
    expect(response.json(), url).toMatchObject({ code: 'unauthorized', status: 401 })
  }
  expect((await store.latestSummary('site-content'))?.number).toBe(1)
})
