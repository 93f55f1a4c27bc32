import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { mediaPath } from '#content/media/media.ts'
import { photo, siteWithOwner } from '#tests/server/media.ts'

const url = '/api/share-card'

describe('the share card of a draft', () => {
  test('is a picture of the usual size that shows the typed title and the chosen photo', async () => {
    const { browser, upload } = await siteWithOwner()
    const { item } = await upload(await photo(700, 700))

    const plain = await browser.post(url, { title: 'Colposcopia', picture: '' })
    const other = await browser.post(url, { title: 'Menopausia', picture: '' })
    const withPhoto = await browser.post(url, { title: 'Colposcopia', picture: mediaPath(item.id) })

    expect(plain.statusCode).toBe(200)
    expect(plain.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'no-store' })
    expect(await sharp(plain.rawPayload).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    })
    expect(other.rawPayload.equals(plain.rawPayload)).toBe(false)
    expect(withPhoto.rawPayload.equals(plain.rawPayload)).toBe(false)
  })

  test.each([
    ['no title', { picture: '' }, 'title'],
    ['a title over the limit', { title: 'a'.repeat(121), picture: '' }, 'title'],
    ['a picture of another site', { title: 'Hola', picture: 'https://otra.example/a.jpg' }, 'picture'],
    ['a picture above the root', { title: 'Hola', picture: '/dibujos/../../etc/passwd' }, 'picture'],
    ['an unknown field', { title: 'Hola', picture: '', entry: {} }, 'entry'],
  ])('is refused for %s, with its path', async (_name, body, path) => {
    const { browser } = await siteWithOwner()

    const response = await browser.post(url, body)

    expect(response.statusCode).toBe(400)
    expect(response.json().issues).toMatchObject([{ path }])
  })

  test('needs a session', async () => {
    const { app } = await siteWithOwner()

    const response = await app.inject({ method: 'POST', url, payload: { title: 'Hola', picture: '' } })

    expect(response.statusCode).toBe(401)
  })
})
