import { describe, expect, test } from 'vitest'
import { formOf } from '#tests/server/media.ts'
import { signedInAssistant, signedInOwner } from '#tests/server/owner.ts'
import { runningSite } from '#tests/server/running-site.ts'

const url = '/api/private-files'
const pdf = Buffer.from('%PDF-1.7\nConsentimiento firmado\n')

async function ownersSite() {
  const site = await runningSite()
  const browser = await signedInOwner(site)
  const upload = async (bytes: Buffer, name = 'hoja firmada.pdf') =>
    browser.send({ method: 'POST', url, ...(await formOf({ bytes, name })) })
  return { ...site, browser, upload }
}

describe('a private file', () => {
  test('is returned unchanged, as a download that is not cached', async () => {
    const { browser, upload, errors } = await ownersSite()

    const created = await upload(pdf, 'Hoja de María «firmada».pdf')
    const { file } = created.json()
    const read = await browser.get(`${url}/${file.id}`)

    expect(created.statusCode).toBe(201)
    expect(file).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      name: 'Hoja de María «firmada».pdf',
      type: 'application/pdf',
      bytes: pdf.length,
    })
    expect((await browser.get(`${url}/${file.id}/info`)).json()).toEqual({ file })
    expect(read.rawPayload.equals(pdf)).toBe(true)
    expect(read.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition':
        'attachment; filename="Hoja de Mar_a _firmada_.pdf"; ' +
        "filename*=UTF-8''Hoja%20de%20Mar%C3%ADa%20%C2%ABfirmada%C2%BB.pdf",
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
    expect(errors()).toEqual([])
  })

  test('is for signed-in people only', async () => {
    const { app, accounts, upload } = await ownersSite()
    const { file } = (await upload(pdf)).json()
    const assistant = await signedInAssistant({ app, accounts })
    const form = await formOf({ bytes: pdf })

    expect((await app.inject(`${url}/${file.id}`)).statusCode).toBe(401)
    expect((await app.inject(`${url}/${file.id}/info`)).statusCode).toBe(401)
    expect((await app.inject({ method: 'POST', url, ...form })).statusCode).toBe(401)
    expect((await assistant.get(`${url}/${file.id}`)).statusCode).toBe(200)
  })

  test.each([
    ['nothing', Buffer.alloc(0), 400, 'upload_incomplete'],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 415, 'file_type'],
    ['a program', Buffer.from('MZ\x90\0'), 415, 'file_type'],
    ['10 MB and a byte', Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024)]), 413, 'file_too_large'],
    ['30 MB', Buffer.concat([pdf, Buffer.alloc(30 * 1024 * 1024)]), 413, 'file_too_large'],
  ])('is refused if it is %s, and not stored', async (_name, bytes, status, code) => {
    const { upload, store } = await ownersSite()

    const response = await upload(bytes)

    expect([response.statusCode, response.json().code]).toEqual([status, code])
    expect(await store.db.selectFrom('private_file').select('id').execute()).toEqual([])
    expect((await upload(pdf)).statusCode).toBe(201)
  })

  test('may have exactly 10 MB', async () => {
    const { browser, upload } = await ownersSite()
    const bytes = Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024 - pdf.length, 7)])

    const created = await upload(bytes)

    expect(created.statusCode).toBe(201)
    const read = await browser.get(`${url}/${created.json().file.id}`)
    expect(read.rawPayload.equals(bytes)).toBe(true)
  })

  test.each([
    ['JSON', { payload: { file: 'x' } }, 415],
    [
      'a form without a file',
      { payload: 'x', headers: { 'content-type': 'multipart/form-data; boundary=x' } },
      400,
    ],
  ])('is refused as %s', async (_name, options, status) => {
    const { browser } = await ownersSite()

    expect((await browser.send({ method: 'POST', url, ...options })).statusCode).toBe(status)
  })

  test('is refused with other fields, or under another name', async () => {
    const { browser } = await ownersSite()
    const more = await formOf({ bytes: pdf, words: { title: 'Hoja' } })

    expect((await browser.send({ method: 'POST', url, ...more })).statusCode).toBe(400)
  })

  test('that does not exist is not found, and a wrong id is refused', async () => {
    const { browser } = await ownersSite()

    expect((await browser.get(`${url}/${'0'.repeat(32)}`)).statusCode).toBe(404)
    expect((await browser.get(`${url}/${'0'.repeat(32)}/info`)).statusCode).toBe(404)
    expect((await browser.get(`${url}/..%2f..%2fetc`)).statusCode).toBe(400)
  })

  test('has no public address', async () => {
    const { app, upload } = await ownersSite()
    const { file } = (await upload(pdf)).json()

    for (const path of [`/${file.id}`, `/medios/${file.id}`, `/private-files/${file.id}`]) {
      expect((await app.inject(path)).statusCode).toBe(404)
    }
  })
})
