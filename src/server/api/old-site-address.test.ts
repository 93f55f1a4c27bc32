import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { uploadExport } from '#tests/old-site/upload-export.ts'
import { wordpressExport } from '#tests/old-site/wordpress-export.ts'
import { localWeb } from '#tests/server/local-web.ts'
import { photo, siteWithOwner } from '#tests/server/media.ts'
import { type OwnersBrowser, signedInAssistant } from '#tests/server/owner.ts'
import { temporaryFolder } from '#tests/server/temporary-folder.ts'

type Files = Readonly<Record<string, string | Buffer | ((response: ServerResponse) => void)>>

async function withFormerSite(files: Files) {
  const asked: string[] = []
  const web = await localWeb((request, response) => {
    asked.push(`${request.url}`)
    const file = files[`${request.url}`]
    if (typeof file === 'function') return file(response)
    const type = typeof file === 'string' ? 'text/html' : 'image/jpeg'
    response.writeHead(file === undefined ? 404 : 200, { 'Content-Type': type }).end(file)
  })
  const dataFolder = temporaryFolder()
  const site = await siteWithOwner({ dataFolder, localServers: web.servers })
  return { web, asked, site, browser: site.browser }
}

const stateOf = async (browser: OwnersBrowser) => (await browser.get('/api/old-site')).json()

async function atRest(browser: OwnersBrowser) {
  await expect.poll(async () => (await stateOf(browser)).running).toBeNull()
  return stateOf(browser)
}

const page = (title: string, text: string) =>
  `<!doctype html><html lang="es"><title>${title} | Dra. Ana</title><body><header><a href="/">Inicio</a><a href="/vph/">VPH</a></header><main><h1>${title}</h1>${text}</main></body></html>`

test('an owner brings her former site along from its address, with its pictures', async () => {
  const { web, site, asked, browser } = await withFormerSite({
    '/': page('Bienvenida', '<p>Atiendo en Mérida.</p><a href="/tag/salud">Salud</a>'),
    '/vph/': page(
      'Vacuna VPH',
      '<p>La vacuna protege.</p><img src="/fotos/vph-300x200.jpg" alt="La vacuna"><img src="/fotos/rota.jpg"><img src="http://otro.test/a.jpg">',
    ),
    '/fotos/vph.jpg': await photo(600, 400),
    '/fotos/vph-300x200.jpg': await photo(300, 200),
  })

  expect((await browser.post('/api/old-site/address', { address: `${web.origin}/vph/` })).statusCode).toBe(
    202,
  )
  const { found, failure } = await atRest(browser)
  expect(failure).toBeNull()
  expect(found).toMatchObject({
    host: 'anterior.test',
    pages: expect.arrayContaining([
      expect.objectContaining({ title: 'Vacuna VPH', path: '/vph', keepsPath: true, pictures: 3 }),
      expect.objectContaining({ title: 'Bienvenida', keepsPath: false }),
    ]),
    leftOut: [{ reason: expect.stringContaining('Listas'), count: 1, names: ['/tag/salud'] }],
  })

  const keys = found.pages.map(({ key }: { key: string }) => key)
  await browser.post('/api/old-site/take', { pages: keys })
  const { taken } = await atRest(browser)
  const [picture] = await site.list()
  expect(picture).toMatchObject({ width: 600, alt: 'La vacuna' })
  expect(taken).toMatchObject({
    pictures: 1,
    failedPictures: expect.arrayContaining([
      {
        url: 'http://otro.test/a.jpg',
        pages: ['Vacuna VPH'],
        reason: 'Está en otro sitio (otro.test), y solo se lee el suyo.',
      },
      expect.objectContaining({ reason: 'Esa dirección ya no existe en su sitio.' }),
    ]),
  })
  const [first] = taken.pages.filter(({ title }: { title: string }) => title === 'Vacuna VPH')
  const draft = (await browser.get(`/api/drafts/pages/${first.draft}`)).json()
  expect(draft.value).toMatchObject({ aliases: ['/vph'], title: 'Vacuna VPH' })
  expect(JSON.stringify(draft.value)).toContain(`/medios/${picture?.id}`)

  const before = asked.filter((path) => path.startsWith('/fotos/vph')).length
  await browser.post('/api/old-site/undo')
  await browser.post('/api/old-site/take', { pages: keys })
  expect((await atRest(browser)).taken).toMatchObject({ pictures: 1 })
  expect(asked.filter((path) => path.startsWith('/fotos/vph'))).toHaveLength(before)
})

test('a page that came from the file is known at its address, and the other way round', async () => {
  const { web, browser } = await withFormerSite({
    '/': page('Bienvenida', '<p>Atiendo en Mérida.</p><a href="/contacto/">Contacto</a>'),
    '/vph/': page('Vacuna VPH', '<p>La vacuna protege.</p>'),
    '/contacto/': page('Contacto', '<p>Por la plaza.</p>'),
  })
  const items = ['/', '/vph/', '/contacto/', '/?page_id=9'].map((path, id) => ({
    ...{ id, link: `http://anterior.test${path}`, title: `Página ${id}` },
  }))
  const ways = {
    file: () => uploadExport(browser, wordpressExport(items, { address: 'http://anterior.test' })),
    address: () => browser.post('/api/old-site/address', { address: web.origin }),
  }
  const known = async (way: keyof typeof ways) => {
    await ways[way]()
    const { found } = await atRest(browser)
    const pages: { key: string; path: string; isHere: boolean }[] = found.pages
    const here = pages.filter(({ isHere }) => isHere).map(({ path }) => path)
    return { keys: pages.map(({ key }) => key), here: here.toSorted() }
  }
  const both = ['/', '/contacto', '/vph']
  for (const [first, second] of [
    ['file', 'address'],
    ['address', 'file'],
  ] as const) {
    const { keys, here } = await known(first)
    expect(here).toEqual([])
    await browser.post('/api/old-site/take', { pages: keys })
    await atRest(browser)
    expect((await known(second)).here).toEqual(both)
    await browser.post('/api/old-site/undo')
  }
})

test('an address that is none is refused at once', async () => {
  const { browser } = await withFormerSite({})

  for (const address of [
    ...['', 'mi sitio', 'ftp://anterior.test/', 'http://[::1]/', 'localhost'],
    'x'.repeat(400),
  ]) {
    const response = await browser.post('/api/old-site/address', { address })

    expect([address, response.statusCode]).toEqual([address, 400])
    expect(response.body).toContain('Escriba la dirección')
  }
})

// `site-fetcher.test.ts` has the other reasons.
test('a private address, and a name without a server, fail in words', async () => {
  const { browser } = await withFormerSite({})

  for (const [address, words] of [
    ['https://otro.test', 'No se pudo leer otro.test. El nombre no lleva a ningún servidor'],
    ['http://167772165/', 'una dirección privada'],
  ] as const) {
    expect((await browser.post('/api/old-site/address', { address })).statusCode).toBe(202)
    expect((await atRest(browser)).failure).toContain(words)
  }
})

test('assistants cannot read a site, and two readings do not run at once', async () => {
  const { web, site, browser } = await withFormerSite({ '/': () => {} })
  const assistant = await signedInAssistant(site)

  expect((await assistant.post('/api/old-site/address', { address: web.origin })).statusCode).toBe(403)
  expect((await browser.post('/api/old-site/address', { address: web.origin })).statusCode).toBe(202)
  expect((await browser.post('/api/old-site/address', { address: web.origin })).json().code).toBe(
    'import_running',
  )
  expect((await browser.post('/api/old-site/take', { pages: ['x'] })).json().code).toBe('import_running')
  expect((await stateOf(browser)).running).toEqual({ task: 'read', done: 0, total: 0 })
  await site.stop()
})
