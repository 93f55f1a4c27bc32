import { beforeAll, describe, expect, test } from 'vitest'
import { type OwnersBrowser, signedInOwner } from '#tests/server/owner.ts'
import { sharedSite } from '#tests/server/running-site.ts'

const site = sharedSite()
let owner: OwnersBrowser
beforeAll(async () => {
  owner = await signedInOwner(site())
})

describe('a call with a method that its address does not support', () => {
  test.each([
    ['DELETE', '/api/site-content', 'GET, HEAD, POST'],
    ['PUT', '/api/gallery?a=1', 'GET, HEAD, POST'],
    ['GET', '/api/update-sections', 'POST'],
    ['GET', '/api/auth/sign-in/email', 'POST'],
    ['POST', '/api/revisions/gallery/1', 'GET, HEAD'],
    ['PUT', '/api/media/0123456789abcdef', 'DELETE, PATCH'],
    ['OPTIONS', '/api/selected-sections', 'GET, HEAD, POST'],
  ] as const)('%s %s gets 405 and the supported methods', async (method, url, allowed) => {
    const response = await owner.send({ method, url })

    expect(response.statusCode).toBe(405)
    expect(response.headers).toMatchObject({
      allow: allowed,
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    expect(response.json()).toMatchObject({ status: 405, code: 'method_not_allowed' })
  })

  test.each([
    '/api/no-existe',
    '/api/site-content/otra',
    '/api/media/a/b',
    '/api',
  ])('to %s, which does not exist, gets 404', async (url) => {
    const response = await site().app.inject({ method: 'DELETE', url })

    expect(response.statusCode).toBe(404)
    expect(response.headers.allow).toBeUndefined()
  })
})
