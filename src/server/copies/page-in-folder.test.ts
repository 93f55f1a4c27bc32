import { expect, test } from 'vitest'
import { pageInFolder } from './page-in-folder.ts'

const pages = new Set(['/', '/contacto', '/servicios', '/servicios/colposcopia'])
const local = (body: string, path: string) => pageInFolder(body, path, (each) => pages.has(each))

test('links of the home page lead to files beside it', () => {
  const { html } = local(
    '<a href="/">a</a><a href="/servicios/colposcopia#costo">b</a><a href="#top">c</a>',
    '/',
  )

  expect(html).toBe(
    '<a href="index.html">a</a><a href="servicios/colposcopia.html#costo">b</a><a href="#top">c</a>',
  )
})

test('links of a page in a folder go up first, and lose their question', () => {
  const { html } = local(
    '<a href="/contacto?cita=1#mapa">a</a><a href="/servicios">b</a>',
    '/servicios/colposcopia',
  )

  expect(html).toBe('<a href="../contacto.html#mapa">a</a><a href="../servicios.html">b</a>')
})

test('pictures, their sizes and what styles show are local, and are listed', () => {
  const { html, files } = local(
    '<style>a{background:url(/dibujos/1/friso.svg)}</style><img src="/medios/a/320.webp" srcSet="/medios/a/320.webp 320w, /medios/a/640.webp 640w">',
    '/servicios/colposcopia',
  )

  expect(html).toBe(
    '<style>a{background:url(../dibujos/1/friso.svg)}</style><img src="../medios/a/320.webp" srcSet="../medios/a/320.webp 320w, ../medios/a/640.webp 640w">',
  )
  expect(files.toSorted()).toEqual(['/dibujos/1/friso.svg', '/medios/a/320.webp', '/medios/a/640.webp'])
})

test('scripts, the manifest and preloads are left out, and structured data stays', () => {
  const { html } = local(
    '<link rel="manifest" href="/m.webmanifest"><script type="application/ld+json">{}</script><script noModule="" src="/assets/a.js"></script><script>{\n}</script><p>a</p>',
    '/',
  )

  expect(html).toBe('<script type="application/ld+json">{}</script><p>a</p>')
})

test('other sites and the application keep their address', () => {
  const body = '<a href="https://wa.me/52">a</a><a href="//ejemplo.mx/x.png">b</a><a href="/admin">c</a>'

  expect(local(body, '/').html).toBe(body)
})
