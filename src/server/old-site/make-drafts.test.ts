import fc from 'fast-check'
import { expect, test } from 'vitest'
import { documents } from '#content/documents/documents.ts'
import { findPage } from './find-site.ts'
import type { FoundPage } from './found-site.ts'
import { failedPages, makeDrafts } from './make-drafts.ts'
import type { OldPage } from './old-page.ts'

const host = 'dra-lopez.mx'

function found(page: Partial<OldPage>): FoundPage {
  const { path = '/vph', html = '<p>Un texto.</p>' } = page
  const read = findPage(
    { sourceId: path, path, kind: 'post', title: 'VPH', html, excerpt: '', ...page },
    host,
  )
  if (!read) throw new Error('The page was left out.')
  return read
}

type Own = Parameters<typeof makeDrafts>[1]['own']
const own = (taken: readonly string[] = []): Own => ({
  taken: new Set(taken),
  pageOf: () => undefined,
  pageAtAlias: (alias) => (alias === '/antes' ? 'la-de-antes' : undefined),
  sameAs: () => [],
})

const make = (pages: readonly FoundPage[], taken?: readonly string[]) =>
  makeDrafts(pages, { host, own: own(taken), pictureOf: () => '' })

test('a link leads to the new page, to a page of this site or to another site, and else is named as lost', () => {
  const link = (url: string) => `<p><a href="${url}">Ver ${url}</a></p>`
  const html = ['/otra/', 'https://www.dra-lopez.mx/antes', '/contacto', 'https://imss.gob.mx/']
    .map(link)
    .join('')
  const lost = ['/perdida', 'http://viejo.mx/', '/guia.pdf', '/foto.jpg', '#arriba', 'javascript:x'].map(link)
  const [first] = make([found({ html: `${html}<h2>Más</h2>${lost.join('')}` }), found({ path: '/otra' })])
  expect(first?.value.text.flatMap(({ buttons }) => buttons.map(({ url }) => url))).toEqual([
    '/paginas/otra',
    '/paginas/la-de-antes',
    '/contacto',
    'https://imss.gob.mx/',
  ])
  expect(first?.lost).toEqual([
    'Un enlace a una página que no viene',
    'Un enlace a una página sin https',
    'Un archivo para descargar',
  ])
})

test('a link that names a page by its number leads to the new page', () => {
  const html = '<a href="/?p=12">Costos</a> <a href="https://dra-lopez.mx/?page_id=13">Otra</a>'
  const [first] = make([found({ html }), found({ path: '/costos', numbered: `${host} 12` })])
  expect(first?.value.text[0]?.buttons).toMatchObject([{ label: 'Costos', url: '/paginas/costos' }])
  expect(first?.lost).toEqual(['Un enlace a una página que no viene'])
})

test('a telephone and WhatsApp become their buttons', () => {
  const [page] = make([found({ html: '<a href="tel:55">Llame</a> <a href="https://wa.me/52">Escriba</a>' })])
  expect(page?.value.text[0]?.buttons).toMatchObject([{ action: 'call' }, { action: 'whatsapp' }])
})

test('each page has an address of its own, and an old address leads to one page', () => {
  const drafts = make(
    [found({}), found({ sourceId: 'b' }), found({ path: '/admin' }), found({ path: '/ni%C3%B1as' })],
    ['vph'],
  )
  expect(drafts.map(({ value: { id, aliases } }) => [id, ...aliases])).toEqual([
    ['vph-2', '/vph'],
    ['vph-3'],
    ['admin-2'],
    ['ninas', '/niñas'],
  ])
})

test('two posts of one long address both come, at valid addresses', () => {
  const path = `/${'a'.repeat(74)}-la-consulta`
  const drafts = make([found({ path }), found({ path, sourceId: 'b' }), found({ path, sourceId: 'c' })])
  const { error } = documents.pages.schema.safeParse(drafts.map(({ value }) => value))
  expect([drafts.length, error]).toEqual([3, undefined])
})

test('an old address that is the new one is no further address of its page', () => {
  const [page] = make([found({ path: '/paginas/vph' })])
  expect([page?.value.id, page?.value.aliases]).toEqual(['vph', []])
  const [other] = make([found({ path: '/vph' })], ['/paginas/vph'])
  expect(other?.value.id).toBe('vph-2')
})

test('the caption of a picture that did not come is named, not said', () => {
  const html = '<figure><img src="/a.jpg"><figcaption>La sala</figcaption></figure><p>Texto.</p>'
  const [withPicture] = makeDrafts([found({ html })], { host, own: own(), pictureOf: () => '/medios/a' })
  const [without] = make([found({ html })])
  expect(withPicture?.value.text.map(({ text }) => text)).toEqual(['', 'La sala\n\nTexto.'])
  expect([without?.value.text.map(({ text }) => text), without?.lost]).toEqual([
    ['Texto.'],
    ['La foto «La sala»'],
  ])
})

test('a page that cannot be saved is left out by its title, and the others come', () => {
  const good = found({ path: '/buena', title: 'Buena' })
  const bad = { ...found({ title: 'Mala' }), description: 'palabra '.repeat(60) }
  const made = make([bad, good])
  expect(made.map(({ value }) => value.title)).toEqual(['Buena'])
  expect(failedPages([bad, good], made)).toEqual(['Mala'])
})

test('whatever a page contains, its draft can be saved', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      ...'<p>|</p>|<li>|<ul>|</ul>|<h2>|<h4>|<table><tr><td>|</td><td>|<a href="/x">|</a>|&#8203;|&#173;'.split(
        '|',
      ),
    ),
    fc.string({ unit: 'grapheme', maxLength: 20 }),
    fc.constant('palabra '.repeat(1100)),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), fc.string(), fc.string(), (html, title, path) => {
      const page = { html: html.join(''), title, path: `/${path}`, date: '2020-02-31', excerpt: title }
      expect(make([found(page)])).toHaveLength(1)
    }),
    { numRuns: 200 },
  )
})
