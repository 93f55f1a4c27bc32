import { expect, test } from 'vitest'
import { sharedDraftPage } from './shared-draft-routes.ts'

const page = {
  status: 200,
  contentType: 'text/html; charset=utf-8',
  body: '<html><head><link rel="canonical" href="https://x.mx/"/></head><body id="top"><a href="/">Inicio</a><a class="b" href="/servicios#lista">S</a><a href="/dibujos/a.svg">D</a><a href="tel:55">T</a><a href="#top">Arriba</a><a href="//otro.mx/">O</a></body></html>',
  immutable: false,
  styleHashes: [],
  scriptHashes: [],
  frameSources: [],
  sectionErrors: [],
} as const

test('keeps the links to pages inside the draft and leaves the others alone', () => {
  const shown = sharedDraftPage(page, { prefix: '/borrador/abc', expiresAt: '2026-12-22T18:00:00.000Z' })
  const links = [...shown.body.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)
  expect(links).toEqual([
    '/borrador/abc',
    '/borrador/abc/servicios#lista',
    '/dibujos/a.svg',
    'tel:55',
    '#top',
    '//otro.mx/',
  ])
  expect(shown.body).not.toContain('canonical')
  expect(shown.body).toContain('hasta el 22 de diciembre')
})
