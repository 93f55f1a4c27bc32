import type { RequestListener } from 'node:http'
import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { mediaIdOf } from '#content/media/media.ts'
import { localWeb } from '#tests/server/local-web.ts'
import { photo, siteWithOwner } from '#tests/server/media.ts'
import { createFetchedPictures } from './fetched-pictures.ts'
import { createSiteFetcher } from './site-fetcher.ts'
import { createPictureTaker, type WantedPicture } from './take-pictures.ts'

/** A running site that takes pictures of another one, which serves these files. */
async function takerOf(
  files: Readonly<Record<string, Buffer | string>>,
  answer?: RequestListener,
  options?: Parameters<typeof siteWithOwner>[0],
) {
  const asked: string[] = []
  const web = await localWeb((request, response) => {
    asked.push(`${request.url}`)
    const file = files[`${request.url}`]
    if (file === undefined && answer) return answer(request, response)
    response
      .writeHead(file === undefined ? 404 : 200, { 'Content-Type': 'image/jpeg' })
      .end(file ?? 'No está')
  })
  const site = await siteWithOwner(options)
  const ending = new AbortController()
  const progress: string[] = []
  const take = (...wanted: (string | WantedPicture)[]) =>
    createPictureTaker({
      fetcher: createSiteFetcher({
        site: new URL(web.origin),
        signal: ending.signal,
        network: web.network,
        limits: { pause: 0 },
      }),
      library: site.library,
      fetched: createFetchedPictures(site.store.db),
    })(
      wanted.map((each) =>
        typeof each === 'string' ? { url: new URL(each, web.origin).href, alt: '' } : each,
      ),
      (done, total) => progress.push(`${done}/${total}`),
    )
  return { ...web, site, take, asked, progress, ending }
}

test('brings each picture once, whole, with its alternative text', async () => {
  const [large, small] = await Promise.all([photo(900, 600), photo(300, 200)])
  const { take, site, asked, origin, progress } = await takerOf({
    '/uploads/vph.jpg': large,
    '/uploads/vph-300x200.jpg': small,
    '/uploads/copia.jpg': large,
  })
  const wanted = ['/uploads/vph-300x200.jpg', '/uploads/vph.jpg', '/uploads/copia.jpg'].map((path) => ({
    url: origin + path,
    alt: path.includes('300') ? '' : ' Vacuna VPH ',
  }))

  const taken = await take(...wanted)

  const [item, ...others] = await site.list()
  expect(others).toEqual([])
  expect(item).toMatchObject({ width: 900, alt: 'Vacuna VPH' })
  expect([...taken.values()]).toEqual(Array(3).fill({ path: `/medios/${item?.id}` }))
  expect(asked.sort()).toEqual(['/uploads/copia.jpg', '/uploads/vph.jpg'])
  expect(progress).toEqual(['1/2', '2/2'])
})

test('takes the size in the page if the whole picture is gone', async () => {
  const { take, site } = await takerOf({ '/foto-300x200.jpg': await photo(300, 200) })

  await take('/foto-300x200.jpg')

  expect(await site.list()).toMatchObject([{ width: 300, fileName: 'foto-300x200.jpg' }])
})

test('fetches no picture a second time, unless the owner removed it', async () => {
  const { take, site, asked } = await takerOf({ '/foto.jpg': await photo() })
  const first = await take('/foto.jpg')

  expect([...(await take('/foto.jpg?w=300')).values()]).toEqual([...first.values()])
  expect(asked).toHaveLength(1)

  const [item] = await site.list()
  await site.remove(`${item?.id}`)
  await take('/foto.jpg')
  expect(asked).toHaveLength(2)
  expect(await site.list()).toHaveLength(1)
})

test('reads a picture that is written in the page', async () => {
  const { take, site, asked } = await takerOf({})
  const url = `data:image/jpeg;base64,${(await photo()).toString('base64')}`

  const taken = await take({ url, alt: 'Ella' }, { url: 'data:text/html,<b>', alt: '' })

  const [item] = await site.list()
  expect(mediaIdOf(Object.values(taken.get(url) ?? {})[0] ?? '')).toBe(item?.id)
  expect(taken.get('data:text/html,<b>')).toEqual({ failure: expect.stringContaining('dentro de la página') })
  expect(asked).toEqual([])
})

test('says of each picture that did not come why, and brings the others', async () => {
  const { take, site, asked } = await takerOf({
    '/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '/pagina.jpg': '<!doctype html><title>No está</title>',
    '/rota.jpg': (await photo()).subarray(0, 400),
    '/bien.jpg': await photo(),
  })
  const taken = await take(
    ...[
      '/gone.jpg',
      '/logo.svg',
      '/pagina.jpg',
      '/rota.jpg',
      '/bien.jpg',
      'https://otro.test/a.jpg',
      'http://169.254.169.254/a.png',
    ],
    { url: '///', alt: '' },
  )

  expect([...taken.values()].flatMap((each) => ('failure' in each ? [each.failure] : []))).toEqual(
    expect.arrayContaining([
      'Esa dirección ya no existe en su sitio.',
      expect.stringContaining('SVG'),
      expect.stringContaining('dañada'),
      'Está en otro sitio (otro.test), y solo se lee el suyo.',
      'Está en otro sitio (169.254.169.254), y solo se lee el suyo.',
      'Su dirección no está bien escrita.',
    ]),
  )
  expect(await site.list()).toHaveLength(1)
  expect(asked).toHaveLength(5)
})

test('a full disk ends everything in words', async () => {
  const full = () =>
    new Writable({
      write: (_chunk, _encoding, done) => done(Object.assign(new Error('no space'), { code: 'ENOSPC' })),
    })
  const paths = ['/1.jpg', '/2.jpg', '/3.jpg', '/4.jpg', '/5.jpg']
  const bytes = await photo()
  const files = Object.fromEntries(paths.map((path) => [path, bytes]))
  const { take, site, asked } = await takerOf(files, undefined, { createUploadFile: full })

  await expect(take(...paths)).rejects.toMatchObject({ code: 'disk_full' })
  expect(asked.length).toBeLessThanOrEqual(2)
  expect(await site.list()).toEqual([])
})

test('a stop of the server ends the fetching, with no half picture', async () => {
  const waiting = Promise.withResolvers<void>()
  const { take, site, ending } = await takerOf({ '/1.jpg': await photo() }, (_request, response) => {
    response.writeHead(200).write('\xff\xd8\xff')
    waiting.resolve()
  })
  const taking = take('/1.jpg', '/2.jpg', '/3.jpg')
  await waiting.promise
  ending.abort(new Error('El servidor se apaga.'))

  await expect(taking).rejects.toThrow('se apaga')
  expect((await site.list()).length).toBeLessThanOrEqual(1)
})
