import { hash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fakeRenderer } from '#tests/server/fake-renderer.ts'
import { runningSite, sendRaw } from '#tests/server/running-site.ts'
import { temporaryFolder } from '#tests/server/temporary-folder.ts'

const files: Record<string, string> = {
  '.vite/manifest.json': JSON.stringify({
    'src/admin/main.tsx': {
      file: 'admin/assets/admin-1.js',
      css: ['admin/assets/admin-1.css'],
      imports: ['_kit.js'],
      dynamicImports: ['src/admin/later.tsx'],
    },
    '_kit.js': {
      file: 'admin/assets/kit-2.js',
      css: ['admin/assets/kit-2.css'],
      imports: ['src/admin/main.tsx'],
    },
    'src/admin/later.tsx': { file: 'admin/assets/later-3.js' },
    'src/admin/start/start-screen.tsx': {
      file: 'admin/assets/start-4.js',
      imports: ['_kit.js', '_words.js'],
    },
    '_words.js': { file: 'admin/assets/words-5.js' },
    'src/admin/screens.tsx': {
      file: 'admin/assets/screens-6.js',
      css: ['admin/assets/screens-6.css'],
      imports: ['_kit.js'],
    },
    'src/admin/edit-view/edit-screen.tsx': { file: 'admin/assets/edit-8.js', imports: ['_words.js'] },
    'src/admin/auth/sign-in-screen.tsx': { file: 'admin/assets/form-7.js', imports: ['_kit.js'] },
  }),
  'admin/assets/admin-1.js': 'export {}'.repeat(200),
  'admin/assets/kit-2.js': 'export const kit = 2',
  'admin/assets/admin-1.css': 'body{}',
  'admin/assets/kit-2.css':
    '@font-face{font-family:A;src:url(/assets/fonts/a-1.woff2)format("woff2")}' +
    '@font-face{font-family:A;src:url(/assets/fonts/raros-1.woff2)format("woff2");unicode-range:U+100-200}',
  'admin/assets/screens-6.css': 'main{}',
  'admin/assets/screens-6.js': 'export const screens = 6',
  'admin/assets/form-7.js': 'export const form = 7',
  'admin/assets/start-4.js': 'export const start = 4',
  'admin/assets/edit-8.js': 'export const edit = 8',
  'admin/assets/words-5.js': 'export const words = 5',
  'admin/assets/admin-1.js.br': 'brotli',
  'admin/secreto.txt': 'no',
  'otro.js': 'no',
}

const integrityOf = (file: string) => `integrity="sha384-${hash('sha384', files[file] ?? '', 'base64')}"`

async function siteWithAdmin(siteUrl = 'http://localhost:3000') {
  const adminFolder = temporaryFolder()
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(adminFolder, path)), { recursive: true })
    writeFileSync(join(adminFolder, path), text)
  }
  const renderer = fakeRenderer({ paths: ['/', '/dibujos/v1/emblema.svg'] })
  return runningSite({ folders: { admin: adminFolder }, siteUrl, renderer })
}

describe('every address of the admin', () => {
  test.each([
    '/admin',
    '/admin/',
    '/admin/entrar',
    '/admin/configurar?token=x',
    '/admin/sitio/doctorInfo',
  ])('%s is the same document, which preloads what it needs', async (path) => {
    const { url } = await siteWithAdmin()

    const response = await fetch(`${url}${path}`)
    const html = await response.text()

    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    expect(html).toContain('<html lang="es-MX" translate="no" class="notranslate">')
    expect(html).toContain('<div id="admin"></div>')
    expect(html).toContain('<meta name="format-detection" content="telephone=no">')
    expect(html).toContain('<noscript>La administración del sitio necesita JavaScript')
    expect(html).toContain('<link rel="icon" href="/dibujos/v1/emblema.svg">')
    expect(html).toContain(
      `<script type="module" src="/admin/assets/admin-1.js" ${integrityOf('admin/assets/admin-1.js')}></script>`,
    )
    expect(html).toContain(
      `<link rel="modulepreload" href="/admin/assets/kit-2.js" ${integrityOf('admin/assets/kit-2.js')}>`,
    )
    expect(html.match(/rel="stylesheet" href="[^"]+"/g)).toEqual([
      'rel="stylesheet" href="/admin/assets/kit-2.css"',
      'rel="stylesheet" href="/admin/assets/admin-1.css"',
    ])
    expect(html).not.toContain('later-3')
    expect(html).not.toMatch(/<script(?! type="module" src)/)
  })

  test('preloads the fonts of its style sheets, but not those for rare characters', async () => {
    const { url } = await siteWithAdmin()

    const html = await (await fetch(`${url}/admin/entrar`)).text()

    expect(html.match(/rel="preload" href="[^"]+" as="font" type="font\/woff2" crossorigin/g)).toEqual([
      'rel="preload" href="/assets/fonts/a-1.woff2" as="font" type="font/woff2" crossorigin',
    ])
  })

  test('preloads the sign-in, the screens or the start screen, whatever will open', async () => {
    const { url } = await siteWithAdmin()
    const preloaded = async (path: string, cookie = '') => {
      const html = await (await fetch(`${url}${path}`, { headers: { cookie } })).text()
      return [...html.matchAll(/modulepreload" href="\/admin\/assets\/(\w+)/g)].map(([, name]) => name)
    }
    const cookie = 'consultorio.session_token=abc'

    expect(await preloaded('/admin/entrar')).toEqual(['kit', 'form'])
    expect(await preloaded('/admin/entrar?volver=%2Fadmin', cookie)).toEqual(['kit', 'form'])
    expect(await preloaded('/admin', cookie)).toEqual(['kit', 'screens', 'words', 'start'])
    expect(await preloaded('/admin/?x=1', cookie)).toEqual(['kit', 'screens', 'words', 'start'])
    expect(await preloaded('/admin/editar?pagina=%2F', cookie)).toEqual(['kit', 'screens', 'words', 'edit'])
    expect(await preloaded('/admin/visitas', cookie)).toEqual(['kit', 'screens'])
    expect(await preloaded('/admin')).toEqual(['kit'])
  })

  test('puts the style sheets of the screens after those of the entry', async () => {
    const { url } = await siteWithAdmin()

    const html = await (
      await fetch(`${url}/admin/visitas`, { headers: { cookie: 'consultorio.session_token=abc' } })
    ).text()

    expect(
      [...html.matchAll(/rel="stylesheet" href="\/admin\/assets\/([\w-]+)/g)].map(([, name]) => name),
    ).toEqual(['kit-2', 'admin-1', 'screens-6'])
  })

  test('allows only its own code, no frame around it, and styles with the nonce of the response', async () => {
    const { url } = await siteWithAdmin('https://sitio.example')
    const visit = async () => {
      const response = await fetch(`${url}/admin`)
      const policy = response.headers.get('content-security-policy') ?? ''
      return {
        response,
        policy,
        html: await response.text(),
        nonce: /'nonce-([^']{24})'/.exec(policy)?.[1],
      }
    }

    const first = await visit()
    const second = await visit()

    expect(first.nonce).not.toBe(second.nonce)
    expect(first.html).toContain(`<meta name="csp-nonce" content="${first.nonce}">`)
    expect(first.policy.split('; ').sort()).toEqual(
      [
        "default-src 'none'",
        "script-src 'self'",
        `style-src 'self' 'nonce-${first.nonce}'`,
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "media-src 'self'",
        "frame-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        'upgrade-insecure-requests',
      ].sort(),
    )
    expect(first.response.headers.get('x-frame-options')).toBe('DENY')
    expect(first.response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(first.response.headers.get('strict-transport-security')).toMatch(/^max-age=/)
  })
})

describe('the files of the admin', () => {
  test('are cached for ever, and sent as the build compressed them', async () => {
    const { url } = await siteWithAdmin()

    const { headers, status } = await fetch(`${url}/admin/assets/admin-1.js`, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'br' },
    })

    expect(status).toBe(200)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-length': '6',
    })
  })

  test.each([
    '/admin/assets/no-existe.js',
    '/admin/assets/../secreto.txt',
    '/admin/assets/%2e%2e/secreto.txt',
    '/admin/assets/..%2fsecreto.txt',
    '/admin/assets/admin-1.js.br',
    '/otro.js',
    '/.vite/manifest.json',
  ])('do not include %s', async (path) => {
    const { url } = await siteWithAdmin()

    const result = await sendRaw(url, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)

    expect(result).toMatch(/^HTTP\/1\.1 404 /)
  })

  test.each([
    '/admin/secreto.txt',
    '/admin/.vite/manifest.json',
  ])('%s returns the usual 404 page', async (path) => {
    const { url } = await siteWithAdmin()

    expect(await (await fetch(`${url}${path}`)).text()).toContain('<div id="admin">')
  })
})
