import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { sql } from 'kysely'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { engine } from '#tests/server/databases.ts'
import { formOf, type MediaSite, photo, picture, siteWithOwner } from '#tests/server/media.ts'
import { temporaryFolder } from '#tests/server/temporary-folder.ts'

const leftovers = ({ dataFolder }: MediaSite) => {
  const folder = join(dataFolder, 'tmp')
  return existsSync(folder) ? readdirSync(folder) : []
}

/** The refused upload left nothing behind, and the next upload works. */
async function expectNothingKept(site: MediaSite) {
  expect(leftovers(site)).toEqual([])
  expect(await site.list()).toEqual([])
  expect((await site.tryUpload(await photo(40, 30))).statusCode).toBe(201)
}

const nestedEntities = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "x">${Array.from('bcdefgh')
  .map((name, index) => `<!ENTITY ${name} "${`&${'abcdefgh'[index]};`.repeat(10)}">`)
  .join('')}]><svg xmlns="http://www.w3.org/2000/svg"><text>&h;</text></svg>`

const heic = Buffer.concat([
  Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
  Buffer.alloc(4_000, 7),
])

test('a file that cannot be shown is refused with the reason in Spanish, and nothing is kept', async () => {
  const site = await siteWithOwner()
  const jpeg = await photo()
  const cases: readonly (readonly [string, Buffer, number, RegExp])[] = [
    ['nothing', Buffer.alloc(0), 400, /vacío/],
    ['a truncated JPEG', jpeg.subarray(0, jpeg.length / 2), 400, /dañada o incompleta/],
    ['a GIF that is a program', Buffer.from('GIF89a=1;alert(1)//'), 400, /dañada/],
    ['an SVG with nested entities', Buffer.from(nestedEntities), 415, /SVG.*PNG/],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 415, /SVG/],
    ['a HEIC', heic, 415, /HEIC.*«El más compatible».*JPEG/],
    ['a program', Buffer.from('MZ\x90\0'), 415, /JPEG, PNG, WebP, AVIF o GIF/],
    ['too wide a picture', await picture(12_001, 2).png().toBuffer(), 413, /50 megapíxeles y 12000 píxeles/],
    ['26 MB', Buffer.concat([jpeg, Buffer.alloc(26 * 1024 * 1024)]), 413, /25 MB/],
  ]

  for (const [name, bytes, status, reason] of cases) {
    const response = await site.tryUpload(bytes, { name: 'foto.jpg' })

    expect([name, response.statusCode]).toEqual([name, status])
    expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    const { title, detail = title } = response.json()
    expect(detail).toMatch(reason)
  }
  await expectNothingKept(site)
})

test('data after a picture is removed, and its name and declared type are ignored', async () => {
  const site = await siteWithOwner()
  const page = Buffer.from('<script>alert(1)</script>')

  const { item } = await site.upload(Buffer.concat([await photo(), page]), { name: 'pagina.html' })

  const served = await site.app.inject(`/medios/${item.version}/300.webp`)
  expect(served.headers['content-type']).toBe('image/webp')
  expect(served.rawPayload.includes('script')).toBe(false)
})

describe('an upload form', () => {
  const send = (site: MediaSite, form: FormData, headers = {}) =>
    fetch(`${site.url}/api/media`, {
      method: 'POST',
      body: form,
      headers: { cookie: site.browser.cookie, ...headers },
    })
  const file = async () => new Blob([new Uint8Array(await photo(40, 30))])

  test('with anything but one file is refused', async () => {
    const site = await siteWithOwner()
    const forms: Record<string, FormData> = {}
    for (const name of ['none', 'two', 'other', 'many', 'long']) forms[name] = new FormData()
    for (const name of ['two', 'many', 'long']) forms[name]?.append('file', await file(), 'a.jpg')
    forms.none?.append('alt', 'Sala')
    forms.two?.append('file', await file(), 'b.jpg')
    forms.other?.append('archivo', await file(), 'b.jpg')
    for (let index = 0; index < 20; index += 1) forms.many?.append(`campo${index}`, 'x')
    forms.long?.append('alt', 'a'.repeat(100_000))

    for (const [name, form] of Object.entries(forms)) {
      const response = await send(site, form)
      expect([name, response.status]).toEqual([name, 400])
      expect(await response.json()).toMatchObject({ code: 'invalid_request' })
    }
    await expectNothingKept(site)
  })

  test('that is not multipart is refused', async () => {
    const site = await siteWithOwner()
    const post = (type: string, payload: string) =>
      site.browser.send({ method: 'POST', url: '/api/media', payload, headers: { 'content-type': type } })

    expect((await post('application/json', '{}')).statusCode).toBe(415)
    expect((await post('text/plain', 'hola')).statusCode).toBe(415)
    expect((await post('multipart/form-data', 'hola')).statusCode).toBe(400)
    expect((await post('multipart/form-data; boundary=x', 'hola')).statusCode).toBe(400)
    expect((await post('multipart/form-data; boundary=x', '')).statusCode).toBe(400)
    await expectNothingKept(site)
  })

  test('that announces too many bytes is refused before it is read', async () => {
    const site = await siteWithOwner()
    const { hostname, port } = new URL(site.url)
    const socket = connect(Number(port), hostname).setEncoding('utf8')
    const result = new Promise<string>((resolve) => socket.once('data', resolve))

    socket.write(headOf(site, 30 * 1024 * 1024))

    expect(await result).toMatch(/^HTTP\/1.1 413 /)
    socket.destroy()
    await expectNothingKept(site)
  })

  test('whose connection ends half way leaves nothing', async () => {
    const site = await siteWithOwner()
    const { payload } = await formOf({ bytes: await photo(2000, 1500) })
    const { hostname, port } = new URL(site.url)

    const socket = connect(Number(port), hostname)
    socket.write(headOf(site, payload.length))
    socket.write(payload.subarray(0, payload.length / 2))
    await expect.poll(() => leftovers(site)).toHaveLength(1)
    socket.destroy()

    await expect.poll(() => leftovers(site)).toEqual([])
    await expectNothingKept(site)
  })

  const headOf = ({ url, browser }: MediaSite, length: number) =>
    `POST /api/media HTTP/1.1\r\nHost: ${new URL(url).host}\r\nCookie: ${browser.cookie}\r\n` +
    `Content-Type: multipart/form-data; boundary=x\r\nContent-Length: ${length}\r\n\r\n` +
    `--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n`
})

describe('an upload without enough space', () => {
  test('on the disk is refused with a message, and nothing is kept', async () => {
    let isFull = true
    const files: string[] = []
    // A test cannot fill a disk, so this throws the error that Node reports for a full one.
    const createFile = (path: string) => {
      files.push(path)
      return new Writable({
        write(chunk: Buffer, _encoding, done) {
          if (!isFull) writeFileSync(path, chunk, { flag: 'a' })
          done(
            isFull ? Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' }) : null,
          )
        },
      })
    }
    const site = await siteWithOwner({ createUploadFile: createFile })

    const response = await site.tryUpload(await photo())

    expect(response.statusCode).toBe(507)
    expect(response.json()).toMatchObject({ code: 'disk_full', title: expect.stringMatching(/sin espacio/) })
    expect(files).toHaveLength(1)
    isFull = false
    await expectNothingKept(site)
  })

  test.runIf(engine() === 'sqlite')(
    'in the store is refused with a message, and nothing is kept',
    async () => {
      const site = await siteWithOwner()
      const limit = async (pages: number) =>
        sql.raw(`pragma max_page_count = ${pages}`).execute(site.store.db)
      const noise = Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, index) => (index * 7919) % 251))
      const heavy = await sharp(noise, { raw: { width: 300, height: 300, channels: 3 } })
        .png()
        .toBuffer()
      await limit(1)

      const response = await site.tryUpload(heavy)

      expect(response.statusCode).toBe(503)
      expect(response.json()).toMatchObject({ code: 'store_unavailable' })
      await limit(1_000_000)
      await expectNothingKept(site)
    },
  )
})

test('a start removes the unfinished uploads of an earlier process', async () => {
  const dataFolder = temporaryFolder()
  mkdirSync(join(dataFolder, 'tmp/imagen-x'), { recursive: true })
  writeFileSync(join(dataFolder, 'tmp/imagen-x/original'), 'medio archivo')

  const site = await siteWithOwner({ dataFolder })

  await expectNothingKept(site)
})
