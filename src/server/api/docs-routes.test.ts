import { beforeAll, describe, expect, test } from 'vitest'
import { shownMediaType } from '#content/facts/shown-media-type.ts'
import { storedMediaType } from '#content/facts/stored-media-type.ts'
import { type OwnersBrowser, signedInOwner } from '#tests/server/owner.ts'
import { sharedSite } from '#tests/server/running-site.ts'

describe('the API description', () => {
  const site = sharedSite()
  let browser: OwnersBrowser
  beforeAll(async () => {
    browser = await signedInOwner(site())
  })
  const read = async () => (await browser.get('/api/docs/openapi.json')).json()

  test('contains every call and the limits of the documents', async () => {
    const response = await browser.get('/api/docs/openapi.json')
    const simple = await browser.get('/api/docs')

    expect(response.statusCode).toBe(200)
    expect(simple.body).toBe(response.body)
    const { openapi, paths } = response.json()
    expect(openapi).toBe('3.1.0')
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining([
        '/api/site-content',
        '/api/selected-sections',
        '/api/update-sections',
        '/api/component-image',
        '/api/render',
        '/api/status',
        '/api/setup',
        '/api/auth/sign-in/email',
        '/api/revisions/{document}',
        '/api/revisions/{document}/{number}',
      ]),
    )
    const body = paths['/api/site-content'].post.requestBody.content['application/json'].schema
    const { overlayOpacity } = body.properties.siteContent.properties.heroSection.properties
    expect(overlayOpacity).toMatchObject({ minimum: 0, maximum: 1 })
    expect(body.additionalProperties).toBe(false)
    expect(paths['/api/site-content'].post.responses['200']).toBeDefined()
  })

  test('contains the media calls', async () => {
    const { paths } = await read()

    expect(Object.keys(paths['/api/media'])).toEqual(['get', 'post'])
    expect(Object.keys(paths['/api/media/{id}'])).toEqual(['patch', 'delete'])
    const { content } = paths['/api/media/{id}/prepared'].post.requestBody
    expect(content['multipart/form-data'].schema.properties.file).toMatchObject({
      type: 'string',
      format: 'binary',
    })
  })

  test('says how to read and save the content as it is stored', async () => {
    const { get, post } = (await read()).paths['/api/site-content']

    expect(Object.keys(get.responses['200'].content)).toEqual([
      'application/json',
      shownMediaType,
      storedMediaType,
    ])
    expect(get.description).toContain(storedMediaType)
    expect(post.description).toContain(storedMediaType)
  })
})
