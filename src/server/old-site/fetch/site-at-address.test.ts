import { describe, expect, test } from 'vitest'
import { localWeb } from '#tests/server/local-web.ts'
import type { OldItem, OldPage } from '../old-page.ts'
import { readSiteAtAddress } from './site-at-address.ts'

type Answer =
  | string
  | { readonly status?: number; readonly headers?: object; readonly body?: string | Buffer }

/** Serves paths, and reads the site. */
async function readSite(paths: Readonly<Record<string, Answer>>, start = '/') {
  const asked: string[] = []
  const web = await localWeb((request, response) => {
    asked.push(`${request.url}`)
    const answer = paths[`${request.url}`]
    if (answer === undefined) return response.writeHead(404).end('No está')
    const isXml = /\.xml$/.test(`${request.url}`)
    const headers = { 'Content-Type': isXml ? 'application/xml' : 'text/html; charset=utf-8' }
    if (typeof answer === 'string') return response.writeHead(200, headers).end(answer)
    return response.writeHead(answer.status ?? 200, { ...headers, ...answer.headers }).end(answer.body)
  })
  const site = readSiteAtAddress({
    addresses: [new URL(start, web.origin)],
    signal: new AbortController().signal,
    network: web.network,
    limits: { pause: 0, timeout: 5000 },
  })
  const read = async () => {
    const items: OldItem[] = await Array.fromAsync(site.items())
    const pages = items.flatMap((item) => (item.type === 'page' ? [item.page] : []))
    const leftOut = items.flatMap((item) => (item.type === 'leftOut' ? [item.leftOut] : []))
    const page = (path: string): OldPage => {
      const found = pages.find((each) => each.path === path)
      if (!found) throw new Error(`${path} is not among ${pages.map((each) => each.path)}.`)
      return found
    }
    return { pages, leftOut, page }
  }
  return { read, asked, site }
}

const pathsOf = (pages: readonly OldPage[]) => pages.map(({ path }) => path).sort()
const html = (title: string, body: string, head = '') =>
  `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>${title}</title>${head}</head>${body}</html>`
const sitemap = (...paths: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${paths.map((path) => `<url><loc>${path}</loc><lastmod>2023-01-01</lastmod></url>`).join('')}</urlset>`

const menu =
  '<header><nav><a href="/">Inicio</a><a href="/vph">VPH</a><a href="/blog">Blog</a></nav></header>'
const foot = '<footer>Todos los derechos reservados</footer>'

describe('a site of WordPress', () => {
  const post = html(
    'Vacuna VPH - Dra. Ana Ruiz',
    `<body class="post-template-default single single-post postid-12">${menu}<div id="content"><main id="primary" class="site-main">
      <article class="post"><header class="entry-header"><h1 class="entry-title">Vacuna contra el VPH</h1>
      <div class="entry-meta">Publicado por ana</div></header>
      <div class="entry-content"><p>La vacuna protege.</p><p><img src="/wp-content/uploads/vph-300x200.jpg" alt="Vacuna"></p></div>
      <footer class="entry-footer">Etiquetado <a href="/tag/vph/">vph</a></footer></article>
      <nav class="post-navigation"><a href="/pcos/">Siguiente</a></nav>
      <div id="comments" class="comments-area"><p>Un comentario de otra persona</p></div></main>
      <aside class="widget-area"><p>Entradas recientes</p></aside></div>${foot}</body>`,
    `<link rel="canonical" href="http://www.anterior.test/2019/03/vacuna-vph/"><meta property="og:site_name" content="Dra. Ana Ruiz">
     <meta name="description" content="Qué es y cuándo ponerla."><meta property="article:published_time" content="2019-03-31T10:00:00+00:00">
     <meta property="og:image" content="/wp-content/uploads/vph.jpg">`,
  )
  const index = `<sitemapindex><sitemap><loc>http://anterior.test/wp-sitemap-posts-post-1.xml</loc></sitemap>
    <sitemap><loc>/wp-sitemap-taxonomies-category-1.xml</loc></sitemap><sitemap><loc>https://otro.test/a.xml</loc></sitemap></sitemapindex>`
  const paths = {
    '/': html(
      'Inicio',
      `<body class="home">${menu}<main><h1>Bienvenida</h1><p>Atiendo en Mérida.</p></main></body>`,
    ),
    '/robots.txt': 'User-agent: *\nSitemap: /wp-sitemap.xml',
    '/wp-sitemap.xml': index.replaceAll('http://anterior.test', ''),
    '/wp-sitemap-posts-post-1.xml': sitemap(
      '/2019/03/vacuna-vph/',
      '/category/salud/',
      '/folleto.pdf',
      '/blog/',
      '/gracias/',
    ),
    '/2019/03/vacuna-vph/': post,
    '/blog/': html('Blog', `<body class="blog">${menu}<main><article>Uno</article></main></body>`),
  }

  test('gives the text of its pages, without what surrounds it', async () => {
    const { page, pages } = await (await readSite(paths)).read()

    const { html: text, ...rest } = page('/2019/03/vacuna-vph')
    expect(rest).toMatchObject({
      sourceId: '/2019/03/vacuna-vph',
      kind: 'post',
      title: 'Vacuna contra el VPH',
      language: 'es',
      date: '2019-03-31',
      excerpt: 'Qué es y cuándo ponerla.',
      mainPicture: expect.stringMatching(/^http:\/\/anterior\.test:\d+\/wp-content\/uploads\/vph\.jpg$/),
    })
    expect(text).toContain(
      '<p>La vacuna protege.</p><p><img src="/wp-content/uploads/vph-300x200.jpg" alt="Vacuna">',
    )
    expect(text).not.toMatch(/<h1|Publicado por|Etiquetado|Siguiente|comentario|recientes|derechos|Inicio/)
    expect(pathsOf(pages)).toEqual(['/', '/2019/03/vacuna-vph'])
  })

  test('names what is no page of text, and asks for no list and for no other site', async () => {
    const { read, asked } = await readSite(paths)

    expect((await read()).leftOut).toEqual(
      expect.arrayContaining([
        { reason: expect.stringContaining('Listas de entradas'), name: '/category/salud' },
        { reason: 'Archivos, como los PDF', name: '/folleto.pdf' },
        { reason: expect.stringContaining('Listas de entradas'), name: '/blog' },
        {
          reason: 'Direcciones que no se leyeron: Esa dirección ya no existe en su sitio.',
          name: '/gracias',
        },
      ]),
    )
    expect(asked.filter((path) => /category|pdf|taxonom|a\.xml/.test(path))).toEqual([])
  })
})

test('reads a site of Squarespace, whose text is in sections', async () => {
  const { read } = await readSite({
    '/': html(
      'Dra. Ana',
      `<body id="collection-1"><div id="siteWrapper"><header id="header" class="header">${menu}</header>
      <main id="page" class="container" role="main"><article class="sections"><section class="page-section"><div class="sqs-block html-block">
      <h2>Ginecología en Mérida</h2><p>Con cita.</p></div><div class="sqs-block-image"><img data-src="https://images.squarespace-cdn.com/a.jpg" alt="Consultorio"></div></section></article></main>
      <footer class="sections" id="footer-sections"><p>Calle 60</p></footer></div></body>`,
      '<meta property="og:site_name" content="Dra. Ana"><meta property="og:title" content="Inicio — Dra. Ana">',
    ),
    '/sitemap.xml': sitemap('/'),
  })
  const { page } = await read()

  expect(page('/')).toMatchObject({ title: 'Inicio', kind: 'page', sourceId: '/' })
  expect(page('/').html).toContain('<h2>Ginecología en Mérida</h2><p>Con cita.</p>')
  expect(page('/').html).not.toContain('Calle 60')
})

test('reads a site of Wix, whose text is in nested boxes', async () => {
  const { read } = await readSite({
    '/': html(
      'Servicios | Mi sitio',
      `<body><script>window.viewerModel={"a":"<p>no</p>"}</script><div id="SITE_CONTAINER"><div id="site-root"><header id="SITE_HEADER">${menu}</header>
       <main id="PAGES_CONTAINER" tabindex="-1"><div id="SITE_PAGES"><div><section><div data-testid="richTextElement"><h1><span>Servicios</span></h1></div>
       <div data-testid="richTextElement"><p><span>Colposcopía&nbsp;digital</span></p></div></section></div></div></main><footer id="SITE_FOOTER">2020</footer></div></div></body>`,
    ),
  })
  const { page } = await read()

  expect(page('/').title).toBe('Servicios')
  expect(page('/').html).toContain('Colposcopía&nbsp;digital')
  expect(page('/').html).not.toMatch(/viewerModel|2020|<h1/)
})

test('follows the links of a site without a sitemap, each page once', async () => {
  const link = (path: string) => `<a href="${path}">x</a>`
  const plain = (title: string, ...links: string[]) =>
    html(
      `${title} | Dra. Ana`,
      `<body><div class="menu">${links.map(link).join('')}</div><p>Texto de ${title}</p></body>`,
    )
  const { read, asked } = await readSite({
    '/': plain(
      'Inicio',
      '/a',
      '/a/#foto',
      'https://otro.test/',
      'mailto:a@b.mx',
      '/?utm_source=x',
      '/foto.jpg',
      '/cart',
    ),
    '/a': plain('A', '/', '/b?utm=1'),
    '/b?utm=1': plain('B', '/a', '/?p=7', '/c'),
    '/?p=7': plain('Siete', '/'),
    '/c': { status: 301, headers: { Location: '/a' } },
  })
  const { pages, leftOut } = await read()

  expect(pages.map(({ sourceId, title }) => `${sourceId} ${title}`).sort()).toEqual([
    '/ Inicio',
    '/?p=7 Siete',
    '/a A',
    '/b B',
  ])
  expect(leftOut.map(({ reason }) => reason).sort()).toEqual(['Carritos de compra'])
  expect(asked.filter((path) => path === '/a')).toHaveLength(2)
})

test.each([
  ['named in the header', 'text/html; charset=ISO-8859-1', '', 'latin1'],
  [
    'named in the page',
    'text/html',
    '<meta http-equiv="Content-Type" content="text/html; charset=windows-1252">',
    'latin1',
  ],
  ['that is not the named one', 'text/html; charset=utf-8', '', 'latin1'],
  ['that the page does not name', 'text/html', '', 'utf-8'],
  ['that does not exist', 'text/html; charset=klingon', '', 'utf-8'],
] as const)('reads accents in a charset %s', async (_what, type, head, encoding) => {
  const body = Buffer.from(
    `<title>Ginecología</title>${head}<body><p>Atención y diagnóstico, «niñas»`,
    encoding,
  )
  const { page } = await (await readSite({ '/': { headers: { 'Content-Type': type }, body } })).read()

  expect(page('/').title).toBe('Ginecología')
  expect(page('/').html).toContain('Atención y diagnóstico, «niñas»')
})

describe('leaves out', () => {
  const article = '<article><a href="/x">Leer más</a></article>'
  test.each([
    ['a list of articles', `<body><main>${article.repeat(4)}</main></body>`, 'Listas de entradas'],
    ['a login', '<body><main><form><input type="password"></form><p>Entrar</p></main></body>', 'contraseña'],
    [
      'a page that only a script writes',
      '<body><div id="root"></div><script>x()</script></body>',
      'sin texto',
    ],
    ['frames', '<frameset><frame src="/a"></frameset>', 'sin texto'],
  ])('%s', async (_what, body, words) => {
    const { pages, leftOut } = await (await readSite({ '/': html('x', body) })).read()

    expect(pages).toEqual([])
    expect(leftOut).toContainEqual({ reason: expect.stringContaining(words), name: '/' })
  })

  test('all pages after two hundred, which it names', async () => {
    const page = html('x', '<body><p>Texto</p></body>')
    const many = Array.from({ length: 230 }, (_, index) => `/p${index}`)
    const { read } = await readSite({
      '/': page,
      '/sitemap.xml': sitemap(...many),
      ...Object.fromEntries(many.map((path) => [path, page])),
    })
    const { pages, leftOut } = await read()

    expect(pages).toHaveLength(200)
    expect(leftOut).toHaveLength(31)
    expect(leftOut[0]?.reason).toMatch('200')
  })
})

describe('refuses in words', () => {
  test.each<[string, Answer, string]>([
    ['a site that does not respond well', { status: 503 }, 'error 503'],
    [
      'a site that moved',
      { status: 301, headers: { Location: 'https://nueva.test/inicio' } },
      'lleva a otro sitio: https://nueva.test.',
    ],
    [
      'an address that is no page',
      { headers: { 'Content-Type': 'application/pdf' }, body: '%PDF' },
      'No es una página',
    ],
  ])('%s', async (_what, answer, words) => {
    const { read } = await readSite({ '/': answer })

    await expect(read()).rejects.toThrow(words)
    await expect(read()).rejects.toMatchObject({ name: 'OldSiteError' })
  })
})

test('reads a sitemap of hostile XML up to its fault', async () => {
  const page = html('x', '<body><p>Texto</p></body>')
  const bomb =
    '<!DOCTYPE a [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><urlset><url><loc>&b;</loc></url></urlset>'
  const { read } = await readSite({
    '/': page,
    '/sitemap.xml': bomb,
    '/wp-sitemap.xml': '<urlset><url><loc>/a</loc></url><url>',
    '/a': page,
  })

  expect(pathsOf((await read()).pages)).toEqual(['/', '/a'])
})

test('a page of a hundred thousand nested elements is named', async () => {
  const deep = html('Honda', `<body>${'<div>'.repeat(100_000)}<p>Al fondo</p></body>`)
  const { read } = await readSite({ '/': html('x', '<body><a href="/honda">x</a></body>'), '/honda': deep })

  expect((await read()).leftOut).toContainEqual({
    reason: expect.stringContaining('formato que no se puede leer'),
    name: '/honda',
  })
})
