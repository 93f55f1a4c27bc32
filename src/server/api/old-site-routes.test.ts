import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { uploadExport } from '#tests/old-site/upload-export.ts'
import { type ExportItem, wordpressExport } from '#tests/old-site/wordpress-export.ts'
import { type OwnersBrowser, signedInAssistant, signedInOwner } from '#tests/server/owner.ts'
import { runningSite } from '#tests/server/running-site.ts'
import { temporaryFolder } from '#tests/server/temporary-folder.ts'

async function ownSite() {
  const dataFolder = temporaryFolder()
  const site = await runningSite({ dataFolder })
  return { site, dataFolder, browser: await signedInOwner(site) }
}

const stateOf = async (browser: OwnersBrowser) => (await browser.get('/api/old-site')).json()

async function atRest(browser: OwnersBrowser) {
  await expect.poll(async () => (await stateOf(browser)).running).toBeNull()
  return stateOf(browser)
}

async function read(browser: OwnersBrowser, items: readonly ExportItem[]) {
  expect((await uploadExport(browser, wordpressExport(items))).statusCode).toBe(202)
  return atRest(browser)
}

async function take(browser: OwnersBrowser, pages: readonly string[]) {
  expect((await browser.post('/api/old-site/take', { pages })).statusCode).toBe(202)
  return atRest(browser)
}

const keysOf = ({ found }: { found: { pages: { key: string }[] } }) => found.pages.map(({ key }) => key)

const draftsOf = async (browser: OwnersBrowser) => (await browser.get('/api/drafts')).json().drafts
const draftAt = async (browser: OwnersBrowser, entry: string) =>
  (await browser.get(`/api/drafts/pages/${entry}`)).json()

const two: readonly ExportItem[] = [
  {
    id: 1,
    title: 'Vacuna contra el VPH',
    link: 'https://dra-lopez.mx/2019/03/vacuna-vph/',
    type: 'post',
    html: '<p>Llame al 55 9999 8888 o lea <a href="https://www.dra-lopez.mx/costos/">los costos</a>.</p><form></form>',
  },
  { id: 2, title: 'Colposcopía', link: 'https://dra-lopez.mx/costos/' },
]

test('she sees what would come, with what differs from her facts and what she has already', async () => {
  const { browser } = await ownSite()

  const { found, failure } = await read(browser, [...two, { id: 3, status: 'draft', title: 'A medias' }])

  expect(failure).toBeNull()
  expect(found.host).toBe('dra-lopez.mx')
  expect(found.leftOut).toEqual([{ reason: 'Borradores', count: 1, names: ['A medias'] }])
  expect(found.pages).toMatchObject([
    { title: 'Vacuna contra el VPH', keepsPath: true, isHere: false, dropped: ['Un formulario'], sameAs: [] },
    { title: 'Colposcopía', sameAs: [expect.stringContaining('Servicio «Colposcop')] },
  ])
  expect(found.pages[0].facts).toEqual([expect.stringContaining('55 9999 8888')])
  expect(await draftsOf(browser)).toEqual([])
})

test('pages become drafts with their old address, and with links to each other', async () => {
  const { browser } = await ownSite()
  const state = await read(browser, two)

  const { taken, failure } = await take(browser, keysOf(state))

  expect(failure).toBeNull()
  expect(taken.pages).toHaveLength(2)
  const [first] = taken.pages
  const { value, baseTag, changes } = await draftAt(browser, first.draft)
  expect(baseTag).toBeNull()
  expect(changes).toBe(1)
  expect(value).toMatchObject({
    id: 'vacuna-vph',
    title: 'Vacuna contra el VPH',
    type: 'article',
    date: '2020-03-04',
    aliases: ['/2019/03/vacuna-vph'],
    text: [{ buttons: [{ action: 'link', label: 'los costos', url: '/paginas/costos' }] }],
  })

  const drafts = await draftsOf(browser)
  const changesToPublish = await Promise.all(
    taken.pages.map(async ({ draft }: { draft: string }) => ({
      document: 'pages',
      entry: null,
      tag: null,
      value: (await draftAt(browser, draft)).value,
    })),
  )
  expect(drafts).toHaveLength(2)
  const published = await browser.post('/api/publish-drafts', { changes: changesToPublish })
  expect(published.statusCode).toBe(200)
  expect((await browser.get('/api/pages')).json().pages).toMatchObject([
    { id: 'vacuna-vph' },
    { id: 'costos' },
  ])
})

test('a second import of the same file changes no draft, and brings only what is new', async () => {
  const { browser } = await ownSite()
  const { taken } = await take(browser, keysOf(await read(browser, two)))
  const [{ draft }] = taken.pages
  const { value, base, version } = await draftAt(browser, draft)
  const edited = {
    format: 1,
    changes: 1,
    baseTag: null,
    base,
    value: { ...value, title: 'La mía', aliases: [] },
  }
  await browser.send({
    method: 'PUT',
    url: `/api/drafts/pages/${draft}`,
    headers: { 'if-match': `"${version}"` },
    payload: edited,
  })

  const again = await read(browser, [...two, { id: 9, title: 'Nueva' }])

  expect(again.found.pages.map(({ isHere }: { isHere: boolean }) => isHere)).toEqual([true, true, false])
  const second = await take(browser, keysOf(again))
  expect(second.taken.pages.map(({ title }: { title: string }) => title)).toEqual(['Nueva'])
  expect((await draftAt(browser, draft)).value.title).toBe('La mía')
  expect(await draftsOf(browser)).toHaveLength(3)
})

test('an import is undone as far as she has not edited its drafts', async () => {
  const { browser } = await ownSite()
  const { taken } = await take(browser, keysOf(await read(browser, two)))
  const [{ draft }] = taken.pages
  const { value, base, version } = await draftAt(browser, draft)
  await browser.send({
    method: 'PUT',
    url: `/api/drafts/pages/${draft}`,
    headers: { 'if-match': `"${version}"` },
    payload: { format: 2, changes: 1, baseTag: null, base, value: { ...value, title: 'La mía' } },
  })

  const undone = await browser.post('/api/old-site/undo', {})

  expect(undone.json()).toEqual({ removed: 1, kept: 1 })
  expect(await draftsOf(browser)).toMatchObject([{ entry: draft }])
  expect((await stateOf(browser)).taken).toBeNull()
})

test('a file that cannot be read leaves what was read before, and no file behind', async () => {
  const { browser, dataFolder } = await ownSite()
  await read(browser, two)

  await uploadExport(browser, 'Hola')

  const { failure, found } = await atRest(browser)
  expect(failure).toContain('no es una exportación de WordPress')
  expect(found.pages).toHaveLength(2)
  expect(readdirSync(`${dataFolder}/tmp`)).toEqual([])
})

test('what was read is forgotten when she says so', async () => {
  const { browser } = await ownSite()
  await read(browser, two)
  await browser.send({ method: 'DELETE', url: '/api/old-site' })
  expect(await stateOf(browser)).toEqual({ running: null, failure: null, found: null, taken: null })
})

test('a form without a file is refused, and only an owner imports', async () => {
  const { browser, site } = await ownSite()
  const empty = await browser.send({
    method: 'POST',
    url: '/api/old-site/file',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: '--x--\r\n',
  })
  expect(empty.statusCode).toBe(400)
  expect((await browser.post('/api/old-site/file', {})).statusCode).toBe(415)
  const assistant = await signedInAssistant(site)
  expect((await assistant.get('/api/old-site')).statusCode).toBe(403)
})
