import { expect, test } from 'vitest'
import {
  type ExportItem,
  exportEnd,
  exportItem,
  exportStart,
  wordpressExport,
} from '#tests/old-site/wordpress-export.ts'
import { findSite } from './find-site.ts'

const read = (content: string | Uint8Array<ArrayBuffer>) => findSite(new Blob([content]))

const readItems = (...items: ExportItem[]) => read(wordpressExport(items))

test('a published page comes with its address, date, language and main picture', async () => {
  const { host, pages } = await readItems(
    {
      id: 7,
      title: 'Vacuna &amp; VPH',
      link: 'https://www.dra-lopez.mx/2019/03/vacuna-vph/',
      type: 'post',
      html: '<h2>Para quién</h2><p>Para todas.</p>',
      excerpt: 'Lo que conviene saber.',
      meta: { _thumbnail_id: '8' },
    },
    {
      id: 8,
      type: 'attachment',
      status: 'inherit',
      file: 'https://www.dra-lopez.mx/wp-content/uploads/vph.jpg',
      meta: { _wp_attachment_image_alt: 'Una jeringa' },
    },
  )
  expect(host).toBe('dra-lopez.mx')
  expect(pages).toEqual([
    {
      number: '7',
      path: '/2019/03/vacuna-vph',
      fields: {
        title: 'Vacuna & VPH',
        shortDescription: 'Lo que conviene saber.',
        type: 'article',
        language: 'es-MX',
        date: '2020-03-04',
        image: 'https://www.dra-lopez.mx/wp-content/uploads/vph.jpg',
        imageAlt: 'Una jeringa',
        text: [expect.objectContaining({ title: 'Para quién', text: 'Para todas.' })],
      },
      dropped: [],
    },
  ])
})

test('what is no published page is counted with its reason', async () => {
  const { pages, leftOut } = await readItems(
    { id: 1 },
    { id: 2, status: 'draft', title: 'A medias' },
    { id: 3, status: 'trash', title: 'Tirada' },
    { id: 4, status: 'private', title: 'Para mí' },
    { id: 5, password: 'secreto', title: 'Con llave' },
    { id: 6, type: 'revision', status: 'inherit' },
    { id: 7, type: 'nav_menu_item' },
    { id: 8, type: 'wpcf7_contact_form', link: 'https://dra-lopez.mx/?post_type=wpcf7_contact_form&amp;p=8' },
    { id: 9, comments: 3 },
    { id: 10, html: ' ', title: 'En blanco' },
    { id: 11, type: 'attachment', status: 'inherit', file: 'https://dra-lopez.mx/guia.pdf', title: 'guia' },
    { id: 12, type: 'servicio', link: 'https://dra-lopez.mx/servicio/colposcopia/' },
    { id: 13, html: '[contact-form-7 id="1"]', title: 'Escríbanos' },
  )
  expect(pages.map(({ path }) => path)).toEqual(['/pagina-1', '/pagina-9', '/servicio/colposcopia'])
  const titles = [...leftOut].map(([reason, items]) => [reason, items.map(({ title }) => title)])
  expect(Object.fromEntries(titles)).toEqual({
    Borradores: ['A medias'],
    'En la papelera': ['Tirada'],
    Privadas: ['Para mí'],
    'Con contraseña': ['Con llave'],
    'Versiones anteriores de páginas': ['Página 6'],
    'Elementos de menús': ['Página 7'],
    'Ajustes, plantillas y formularios': ['Página 8'],
    Comentarios: ['', '', ''],
    Vacías: ['En blanco'],
    'Archivos que no son fotos': ['guia'],
    'Sin texto': ['Escríbanos'],
  })
})

test('a page whose address is a query has no path', async () => {
  const { pages } = await readItems({ id: 1, link: 'https://dra-lopez.mx/?page_id=1' })
  expect(pages[0]?.path).toBe('')
})

test('a path has single slashes and none at its end', async () => {
  const { pages } = await readItems({ id: 1, link: 'https://dra-lopez.mx//vph/' })
  expect(pages[0]?.path).toBe('/vph')
})

test('control characters that XML forbids are spaces', async () => {
  const { pages } = await readItems({ id: 1, html: '<p>Uno\u000b\u0002dos</p>' })
  expect(pages[0]?.fields.text[0]?.text).toBe('Uno dos')
})

test('a file in an older encoding is read', async () => {
  const xml = wordpressExport([{ id: 1, title: 'Señales' }]).replace('UTF-8', 'ISO-8859-1')
  const { pages } = await read(Buffer.from(xml, 'latin1'))
  expect(pages[0]?.fields.title).toBe('Señales')
})

const titled = (title: string) =>
  wordpressExport([{ id: 1, html: '<p>Señal &amp; más</p>' }]).replace(
    /<title><!\[CDATA\[.*?<\/title>/,
    title,
  )

test.each([
  ['blank lines before it', (xml: string) => `\n\n \n${xml}`],
  ['a byte order mark', (xml: string) => `\ufeff${xml}`],
  ['a byte order mark behind a line', (xml: string) => `\n\ufeff${xml}`],
  [
    'a warning of PHP before it',
    (xml: string) => `<br />\n<b>Warning</b>: x & y in <b>a.php</b><br />\n${xml}`,
  ],
  ['no declaration', (xml: string) => xml.slice(xml.indexOf('<!--'))],
  [
    'another declaration',
    (xml: string) => xml.replace(/^.*\n/, "<?xml version='1.1' standalone='quizás'?>\n"),
  ],
  [
    'a document type',
    (xml: string) => xml.replace('<rss', '<!DOCTYPE rss PUBLIC "-//x" "http://x.mx/rss.dtd"><rss'),
  ],
  ['text after it', (xml: string) => `${xml}\n<!-- hecho --><b>Notice</b>: & más`],
  [
    'hyphens in a comment',
    (xml: string) => xml.replace('<!-- generator', '<!-- a -- b & c < d -- generator'),
  ],
  [
    'a bare & in a link',
    (xml: string) =>
      xml.replace(
        '<link>https://www.dra-lopez.mx/pagina-1/',
        '<link>https://www.dra-lopez.mx/pagina-1/?a=1&b=2',
      ),
  ],
  [
    'a bare & in an attribute',
    (xml: string) => xml.replace('<item>', '<item><category nicename="a&b">x</category>'),
  ],
  ['UTF-16 as the name of its encoding', (xml: string) => xml.replace('UTF-8', 'UTF-16')],
  ['Latin 1 as the name of its encoding', (xml: string) => xml.replace('UTF-8', 'ISO-8859-1')],
])('a file with %s is read', async (_what, spoil) => {
  const xml = wordpressExport([{ id: 1, title: 'Señales', html: '<p>Señal &amp; más</p>' }, { id: 2 }])
  const spoiled = spoil(xml)
  expect(spoiled).not.toBe(xml)
  const { pages } = await read(spoiled)
  expect(pages.map(({ fields: { title, text } }) => [title, text[0]?.text])).toEqual([
    ['Señales', 'Señal & más'],
    ['Página 2', 'Un texto.'],
  ])
})

test.each([
  ['VPH & más', 'VPH & más'],
  ['VPH &amp; m&aacute;s&nbsp;&hellip;', 'VPH & más …'],
  ['VPH < 30 años', 'VPH < 30 años'],
  ['a]]>b', 'a]]>b'],
])('the title %s is read as browsers read it', async (written, title) => {
  const { pages } = await read(titled(`<title>${written}</title>`))
  expect(pages[0]?.fields.title).toBe(title)
})

test('a line of an older encoding in a file of UTF-8 is read', async () => {
  const [start = '', end = ''] = wordpressExport([{ id: 1, title: 'ROTO', html: '<p>Señal</p>' }]).split(
    'ROTO',
  )
  const { pages } = await read(
    Buffer.concat([
      Buffer.from(start),
      Buffer.from('Mérida', 'latin1'),
      Buffer.from([0x96]),
      Buffer.from(end),
    ]),
  )
  expect([pages[0]?.fields.title, pages[0]?.fields.text[0]?.text]).toEqual(['Mérida–', 'Señal'])
})

const feed =
  '<?xml version="1.0"?><rss version="2.0"><channel><item><title>Uno</title></item></channel></rss>'
const refused: readonly (readonly [what: string, content: string, words: RegExp])[] = [
  ['an empty file', '', /no es una exportación de WordPress/],
  ['a text', 'Hola', /no es una exportación de WordPress/],
  ['a web page', '<!doctype html><html></html>', /no es una exportación de WordPress/],
  ['a feed of news', feed, /no es una exportación de WordPress/],
  ['a feed without items', feed.replace(/<item>.*<\/item>/, ''), /no es una exportación de WordPress/],
  ['another XML file', '<?xml version="1.0"?><feed></feed>', /no es una exportación de WordPress/],
  ['a ZIP', 'PK\u0003\u0004…', /comprimido/],
  ['a cut file', exportStart() + exportItem({ id: 1 }), /dañado o incompleto/],
  ['broken XML', `${exportStart()}<item></b></item>${exportEnd}`, /dañado o incompleto/],
  ['an element without an end', `${exportStart()}<item>${exportEnd}`, /dañado o incompleto/],
  ['no published page', wordpressExport([{ id: 1, status: 'draft' }]), /ninguna página publicada/],
  ['1,001 pages', exportStart() + exportItem({ id: 1 }).repeat(1001) + exportEnd, /más de 1000 páginas/],
]

test.each(refused)('%s is refused in words', async (_what, content, words) => {
  await expect(read(content)).rejects.toThrow(words)
})

test('an entity that the file declares stays a name', async () => {
  const declared = '<!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>'
  const xml = titled('<title>Uno &b;</title>').replace('<rss', `${declared}<rss`)
  expect((await read(xml)).pages[0]?.fields.title).toBe('Uno &b;')
})

test('a reusable block is part of each page that shows it, wherever it is in the file', async () => {
  const { pages, leftOut } = await readItems(
    { id: 1, html: '<p>Antes.</p><!-- wp:block {"ref":5} /-->' },
    { id: 2, html: '<p>Hoy.</p><!-- wp:block {"ref":5,"content":{"Dato":{"content":"$900"}}} /-->' },
    { id: 3, html: '<!-- wp:block {"ref":99} /-->', title: 'Solo de otros' },
    {
      id: 4,
      type: 'wp_block',
      html: '<!-- wp:paragraph {"metadata":{"name":"Dato"}} --><p>$800</p><!-- /wp:paragraph -->',
    },
    {
      id: 5,
      type: 'wp_block',
      html: '<p>Sin costo.</p><!-- wp:block {"ref":4} /--><!-- wp:block {"ref":5} /--><!-- wp:paragraph {"metadata":{"name":"Dato"}} --><p class="x">$700</p><!-- /wp:paragraph -->',
    },
    { id: 6, type: 'wp_block', title: 'Sin usar' },
  )
  expect(pages.map(({ fields }) => fields.text.map(({ text }) => text))).toEqual([
    ['Antes.\n\nSin costo.\n\n$700'],
    ['Hoy.'],
  ])
  expect(pages.map(({ dropped }) => dropped)).toEqual([
    ['Un bloque reutilizable'],
    ['Un bloque reutilizable'],
  ])
  expect([...leftOut]).toEqual([['Sin texto', [expect.objectContaining({ title: 'Solo de otros' })]]])
})

test('footnotes come at the end of their page, and its fields are named', async () => {
  const { pages, leftOut } = await readItems(
    {
      id: 1,
      html: '<p>Cinco consultas<sup data-fn="a" class="fn"><a href="#a">1</a></sup>.</p><!-- wp:footnotes /--><p>Fin.</p>',
      meta: {
        footnotes: '[{"content":"Según la <em>norma</em>.","id":"a"}]',
        precio: 'Novecientos',
        _precio: 'field_12',
        _edit_lock: '1700000000:1',
      },
    },
    { id: 2, html: '', title: 'De constructor', meta: { _elementor_data: '[{"id":"1"}]' } },
  )
  expect(pages[0]?.fields.text.map(({ text }) => text)).toEqual([
    'Cinco consultas[1].\n\nFin.\n\n[1] Según la norma.',
  ])
  expect(pages[0]?.dropped).toEqual(['El campo «precio»'])
  expect([...leftOut]).toMatchObject([
    [expect.stringContaining('constructor'), [{ title: 'De constructor' }]],
  ])
})

test.each([
  ['its local day', '2020-03-04 23:30:00', '2020-03-05 05:30:00', '2020-03-04'],
  ['no day if no one knows it', '0000-00-00 00:00:00', '0000-00-00 00:00:00', ''],
  ['no day of the first computers', '1970-01-01 00:00:00', '', ''],
  ['no day that no calendar has', '2020-02-31 10:00:00', '', ''],
])('a post has %s', async (_what, local, moment, day) => {
  const xml = wordpressExport([{ id: 1, type: 'post', date: local }]).replace(
    '<wp:status>',
    `<wp:post_date_gmt>${moment}</wp:post_date_gmt><wp:status>`,
  )
  expect((await read(xml)).pages[0]?.fields.date).toBe(day)
})

test.each([
  ['the one of the search engines', { _yoast_wpseo_metadesc: 'El de Yoast.' }, 'El de Yoast.'],
  [
    'the first that is no template of a plugin',
    { _yoast_wpseo_metadesc: '%%title%% %%sitename%%', rank_math_description: 'El de Rank Math.' },
    'El de Rank Math.',
  ],
  ['its beginning if all are templates', { _yoast_wpseo_metadesc: '%%excerpt%%' }, 'El texto.'],
])('the short description of a page without an excerpt is %s', async (_what, meta, description) => {
  const { pages } = await readItems({ id: 1, html: '<p>El texto.</p>', excerpt: '', meta })
  expect(pages[0]?.fields.shortDescription).toBe(description)
})

test('a page that a parser would search without end is left out by name, and the others come', async () => {
  const { pages, leftOut } = await readItems(
    { id: 1, html: '<div>'.repeat(90_000), title: 'Honda' },
    { id: 2, html: `${'<b>'.repeat(10_001)}x`, title: 'Gruesa' },
    { id: 3, html: `<p>${'[x '.repeat(100_000)}</p>`, title: 'De corchetes' },
  )
  expect(pages.map(({ fields }) => fields.title)).toEqual(['De corchetes'])
  expect([...leftOut]).toMatchObject([
    ['Con un formato que no se puede leer', [{ title: 'Honda' }, { title: 'Gruesa' }]],
  ])
})
