import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shortHash } from '#content/checks/finding.ts'
import { documents } from '#content/documents/documents.ts'
import { wordpressExport } from '#tests/old-site/wordpress-export.ts'
import { runs } from '#tests/runs.ts'
import { findSite } from './find-site.ts'
import type { FoundPage } from './found-site.ts'
import { keepsPath, makeDrafts, ownContent } from './make-drafts.ts'

const host = 'dra-lopez.mx'

type Item = { readonly path?: string; readonly html?: string; readonly title?: string; readonly id?: number }

async function found(...items: readonly Item[]): Promise<readonly FoundPage[]> {
  const site = wordpressExport(
    items.map(({ path = '/vph', html = '<p>Un texto.</p>', title = 'VPH', id }, index) => ({
      ...{ id: id ?? index + 1, title, html, type: 'post' },
      link: `https://${host}${path}`,
    })),
  )
  return (await findSite(new Blob([site]))).pages
}

const own = (...ids: readonly string[]) =>
  ownContent(
    { pages: [], services: [], diseases: [], symptoms: [] },
    [...ids.map((id) => ({ id })), { id: 'la-de-antes', aliases: ['/antes'], formerPage: '' }],
    host,
  )

async function make(items: readonly Item[], ...taken: readonly string[]) {
  return makeDrafts(await found(...items), own(...taken), () => '')
}

test('a link leads to the new page, to a page of this site or to another site, and else is named as lost', async () => {
  const html = ['/otra/', 'https://www.dra-lopez.mx/antes', '/?p=2', '/contacto']
    .map((url, index) => `<p><a href="${url}">Ver ${index}</a></p>`)
    .join('')

  const [first] = await make([{ html: `${html}<h2>Más</h2><a href="/perdida">x</a>` }, { path: '/otra' }])

  expect(first?.value?.text.flatMap(({ buttons }) => buttons.map(({ url }) => url))).toEqual([
    '/paginas/otra',
    '/paginas/la-de-antes',
    '/paginas/otra',
    '/contacto',
  ])
  expect(first?.losesLinks).toBe(true)
})

test('each page has an address of its own, and an old address leads to one page', async () => {
  const drafts = await make(
    [{}, { id: 7 }, { path: '/admin' }, { path: '/ni%C3%B1as' }, { path: '/paginas/costos' }],
    'vph',
  )

  expect(drafts.map(({ value }) => [value?.id, ...(value?.aliases ?? [])])).toEqual([
    ['vph-2', '/vph'],
    ['vph-3'],
    ['admin-2'],
    ['ninas', '/niñas'],
    ['costos'],
  ])
})

test('two posts of one long address both come, with valid addresses and different names', async () => {
  const path = `/${'a'.repeat(74)}-la-consulta`

  const drafts = await make([{ path }, { path }, { path }])

  const { error } = documents.pages.schema.safeParse(drafts.map(({ value }) => value))
  expect(error).toBeUndefined()
  expect(new Set(drafts.map(({ value }) => value?.formerPage)).size).toBe(3)
})

test('a page that came before is known by its old page, by its address, and keeps it', async () => {
  const [first, second] = await found({ path: '/vph' }, { path: '/costos' })
  if (!first || !second) throw new Error('A page is missing.')
  const [draft] = makeDrafts([first], own(), () => '')
  const byFormerPage = ownContent(
    { pages: [], services: [], diseases: [], symptoms: [] },
    [{ id: 'mia', aliases: [], formerPage: draft?.value?.formerPage }],
    host,
  )
  const byAlias = ownContent(
    { pages: [], services: [], diseases: [], symptoms: [] },
    [{ id: 'suya', aliases: ['/vph'] }, {}],
    host,
  )
  // A version named the page by its address.
  const byFormerName = ownContent(
    { pages: [], services: [], diseases: [], symptoms: [] },
    [{ id: 'vieja', aliases: [], formerPage: shortHash('/vph') }],
    host,
  )

  expect(
    [byFormerPage, byAlias, byFormerName].map((known) => [known.pageOf(first), known.pageOf(second)]),
  ).toEqual([
    ['mia', undefined],
    ['suya', undefined],
    ['vieja', undefined],
  ])
  expect([keepsPath(first, byAlias), keepsPath(second, own('/costos'))]).toEqual([true, false])
})

test('pictures have their path here, and those that did not come leave nothing behind', async () => {
  const pages = await found({
    html: '<img src="/a.jpg" alt="La sala"><p>Texto.</p><img src="/b.jpg" alt="No">',
  })

  const [page] = makeDrafts(pages, own(), (url) => (url.endsWith('/a.jpg') ? '/medios/a' : ''))

  expect(page?.value?.text.map(({ image, imageAlt }) => [image, imageAlt])).toEqual([
    ['/medios/a', 'La sala'],
    ['', ''],
  ])
})

test('a page that cannot be saved has no value, and the others come', async () => {
  const [bad, good] = await found({ title: 'Mala' }, { path: '/buena', title: 'Buena' })
  if (!bad || !good) throw new Error('A page is missing.')

  const made = makeDrafts(
    [{ ...bad, fields: { ...bad.fields, shortDescription: 'palabra '.repeat(60) } }, good],
    own(),
    () => '',
  )

  expect(made.map(({ value }) => value?.title)).toEqual([undefined, 'Buena'])
})

test('whatever a page contains, its draft can be saved', async () => {
  const piece = fc.oneof(
    fc.constantFrom(
      ...'<p>|</p>|<li>|<ul>|</ul>|<h2>|<h4>|<table><tr><td>|</td><td>|<a href="/x">|</a>|&#8203;|&#173;'.split(
        '|',
      ),
    ),
    fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.replaceAll(']]>', '')),
    fc.constant('palabra '.repeat(1100)),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 30 }), async (html) => {
      const made = await make([{ html: `<p>Algo</p>${html.join('')}` }])
      expect(made[0]?.value).toBeDefined()
    }),
    { numRuns: runs(40) },
  )
})
