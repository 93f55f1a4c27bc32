import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { renditionPath } from '#content/media/media.ts'
import { formOf, photo, picture, siteWithOwner } from '#tests/server/media.ts'
import { temporaryFolder } from '#tests/server/temporary-folder.ts'

describe('an upload', () => {
  test('becomes a picture that can be shown at once, and soon in every size', async () => {
    const site = await siteWithOwner()

    const { status, isNew, item } = await site.upload(await photo(330, 240), { name: 'IMG 1.jpg' })

    expect({ status, isNew }).toEqual({ status: 201, isNew: true })
    expect(item).toMatchObject({
      title: 'IMG 1',
      fileName: 'IMG 1.jpg',
      alt: '',
      decorative: false,
      crop: null,
      width: 330,
      height: 240,
      sourceWidth: 330,
      sourceHeight: 240,
      bytes: (await photo(330, 240)).length,
      renditions: { avif: [], webp: [330] },
      isComplete: false,
    })
    expect((await site.app.inject(renditionPath(item.version, 330, 'webp'))).statusCode).toBe(200)

    await site.idle()
    const [complete] = await site.list()
    const widths = [320, 330]
    expect(complete).toMatchObject({ renditions: { avif: widths, webp: widths }, isComplete: true, uses: [] })
    expect(site.errors()).toEqual([])
  })

  test('without texts gets its title from the file name', async () => {
    const site = await siteWithOwner()

    const { item } = await site.upload(await photo(40, 30), { name: '../retrato_de_la_doctora.final.jpeg' })

    expect(item).toMatchObject({
      title: 'retrato de la doctora.final',
      fileName: 'retrato_de_la_doctora.final.jpeg',
    })
    expect(item).toMatchObject({ alt: '', decorative: false, focus: { x: 50, y: 50 } })
  })

  test('keeps its name in every script', async () => {
    const site = await siteWithOwner()
    const names = ['診察室の写真.jpg', 'صورة.jpg', 'señora “ñandú” 100%.jpg']

    for (const [seed, name] of names.entries()) {
      const { item } = await site.upload(await photo(40, 30, seed), { name })
      expect(item.fileName).toBe(name)
    }
  })

  test('of the same bytes returns the same picture unchanged', async () => {
    const site = await siteWithOwner()
    const bytes = await photo(40, 30)
    const { item: first } = await site.upload(bytes, { details: { alt: 'Uno' } })

    const again = await site.upload(bytes, { name: 'otra.jpg' })

    expect(again).toMatchObject({
      status: 200,
      isNew: false,
      item: { id: first.id, alt: 'Uno', fileName: 'foto.jpg' },
    })
    expect(await site.list()).toHaveLength(1)
  })

  test('of the same bytes five times concurrently makes one picture', async () => {
    const site = await siteWithOwner()
    const bytes = await photo(40, 30)

    const all = await Promise.all([1, 2, 3, 4, 5].map(() => site.upload(bytes)))

    expect(all.filter(({ isNew }) => isNew)).toHaveLength(1)
    expect(new Set(all.map(({ item }) => item.id)).size).toBe(1)
    expect(await site.list()).toHaveLength(1)
  })

  test('needs a session and a request from the site itself', async () => {
    const site = await siteWithOwner()
    const form = {
      method: 'POST',
      url: '/api/media',
      ...(await formOf({ bytes: await photo(40, 30) })),
    } as const

    const stranger = await site.app.inject(form)
    const elsewhere = await site.browser.send({
      ...form,
      headers: { ...form.headers, origin: 'https://otra.example' },
    })

    expect([stranger.statusCode, elsewhere.statusCode]).toEqual([401, 403])
    expect(await site.list()).toEqual([])
  })
})

describe('a change', () => {
  test('of texts is saved, and other details stay', async () => {
    const site = await siteWithOwner()
    const { item } = await site.upload(await photo(40, 30), { details: { alt: 'Sala' } })

    const changed = await site.change(item.id, { decorative: true })

    expect(changed).toMatchObject({ alt: 'Sala', decorative: true, version: item.version })
    expect(await site.list()).toMatchObject([{ decorative: true }])
  })

  test('of the crop gives new URLs, and the first of them works at once', async () => {
    const site = await siteWithOwner()
    const { item } = await site.upload(await photo(100, 80))

    const cropped = await site.crop(item.id, { x: 50, y: 25, width: 40.001, height: 50 })

    expect(cropped).toMatchObject({ crop: { x: 50, y: 25, width: 40, height: 50 }, width: 40, height: 40 })
    expect(cropped.renditions.webp).toEqual([40])
    expect(cropped.version).not.toBe(item.version)
    expect((await site.app.inject(renditionPath(cropped.version, 40, 'webp'))).statusCode).toBe(200)

    const whole = await site.crop(item.id, null)
    expect(whole).toMatchObject({ version: item.version, crop: null, width: 100 })
  })

  test('with an invalid value is refused in Spanish, with its path', async () => {
    const site = await siteWithOwner()
    const { item } = await site.upload(await photo(40, 30))
    const send = (payload: object) =>
      site.browser.send({ method: 'PATCH', url: `/api/media/${item.id}`, payload })

    const response = await send({ alt: 'a'.repeat(301) })

    expect(response.statusCode).toBe(400)
    expect(response.json().issues).toEqual([{ path: 'alt', message: 'Use 300 caracteres como máximo.' }])
    expect((await send({ id: 'otra' })).statusCode).toBe(400)
  })

  test('of a picture that does not exist gets 404', async () => {
    const { browser } = await siteWithOwner()

    const url = '/api/media/0123456789abcdef'
    expect((await browser.send({ method: 'PATCH', url, payload: { alt: '' } })).statusCode).toBe(404)
    expect((await browser.send({ method: 'DELETE', url })).statusCode).toBe(404)
    const prepared = {
      method: 'POST',
      url: `${url}/prepared`,
      ...(await formOf({ bytes: await photo(40, 30) })),
    } as const
    expect((await browser.send(prepared)).statusCode).toBe(404)
    expect((await browser.send({ method: 'DELETE', url: '/api/media/x' })).statusCode).toBe(400)
  })
})

describe('a file with several frames', () => {
  const gifOf = async (...seeds: number[]) => {
    const frames = await Promise.all(seeds.map((seed) => photo(40, 30, seed)))
    const picture = frames.length > 1 ? sharp(frames, { join: { animated: true } }) : sharp(frames[0])
    return picture.gif().toBuffer()
  }

  test('is named in the response to every upload, so that any client can tell', async () => {
    const { browser, ...site } = await siteWithOwner()
    const answer = async (url: string, bytes: Buffer) =>
      (await browser.send({ method: 'POST', url, ...(await formOf({ bytes, name: 'a.gif' })) })).json()
    const moving = await gifOf(1, 7)

    const first = await answer('/api/media', moving)
    expect(first).toMatchObject({ isNew: true, isMoving: true, item: { width: 40, height: 30 } })
    expect(await answer('/api/media', moving)).toMatchObject({ isNew: false, isMoving: true })
    expect(await answer('/api/media', await gifOf(3))).toMatchObject({ isMoving: false })
    const place = `/api/media/${first.item.id}/prepared`
    expect(await answer(place, await gifOf(5, 9))).toMatchObject({ isMoving: true })
    expect(await answer(place, await photo(40, 30))).toMatchObject({ isMoving: false })
    await site.idle()
  })
})

describe('a picture that is replaced', () => {
  test('keeps its id and texts, and shows the new file without a crop', async () => {
    const site = await siteWithOwner()
    const { item } = await site.upload(await photo(60, 45, 1), { details: { alt: 'Retrato' } })
    await site.crop(item.id, { x: 10, y: 10, width: 50, height: 50 })
    await site.publishPicture(item.id, { focusX: 1, focusY: 2 })

    const replaced = await site.replace(item.id, await photo(40, 70, 2), { name: 'nueva.jpg' })

    expect(replaced).toMatchObject({
      id: item.id,
      alt: 'Retrato',
      fileName: 'nueva.jpg',
      width: 40,
      height: 70,
    })
    expect(replaced).toMatchObject({ crop: null, focus: { x: 1, y: 2 } })
    expect(replaced.version).not.toBe(item.version)
    expect((await site.app.inject(renditionPath(item.version, 60, 'webp'))).statusCode).toBe(404)
  })

  test('no longer has its first file, so uploading that file again makes another picture', async () => {
    const site = await siteWithOwner()
    const [first, second] = [await photo(40, 30, 1), await photo(40, 30, 2)]
    const { item } = await site.upload(first)
    await site.replace(item.id, second)

    const again = await site.upload(first)
    const known = await site.upload(second)

    expect(again.isNew).toBe(true)
    expect(again.item.id).not.toBe(item.id)
    expect(known).toMatchObject({ isNew: false, item: { id: item.id } })
  })
})

test('the database file contains the pictures', async () => {
  const file = join(temporaryFolder(), 'consultorio.db')
  const site = await siteWithOwner({ database: { kind: 'sqlite', file } })
  const { item } = await site.upload(await picture(40, 30).png().toBuffer(), { name: 'logo.png' })
  await site.idle()

  const database = new DatabaseSync(file, { readOnly: true })
  const rows = database.prepare('select format, width, length(content) as bytes from media_rendition').all()
  database.close()

  expect(rows.map(({ format, width }) => `${width}.${format}`).sort()).toEqual(['40.avif', '40.webp'])
  expect(item.renditions.webp).toEqual([40])
})
