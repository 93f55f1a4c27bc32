import { expect, test } from 'vitest'
import { picturePreload, withoutLinksToPictures } from './picture-preload.ts'

test('a page whose first screen has no picture preloads none', () => {
  expect(picturePreload('<img src="/a.svg" loading="lazy"/>')).toBe('')
})

test('a drawing is preloaded by its URL', () => {
  expect(picturePreload('<img src="/b.svg" loading="lazy"/><img src="/a.svg" fetchPriority="high"/>')).toBe(
    '<link rel="preload" as="image" href="/a.svg" fetchpriority="high"/>',
  )
})

test('a photograph is preloaded in its best format and in the width that will be shown', () => {
  const body =
    '<picture class="photo"><source type="image/avif" srcSet="/1.avif 1w, /2.avif 2w" sizes="50vw"/>' +
    '<img src="/2.webp" srcSet="/1.webp 1w" sizes="50vw" fetchPriority="high"/></picture>'

  expect(picturePreload(body)).toBe(
    '<link rel="preload" as="image" imagesrcset="/1.avif 1w, /2.avif 2w" imagesizes="50vw" type="image/avif" fetchpriority="high"/>',
  )
})

test('each source of a picture that depends on the page width is preloaded for its widths', () => {
  const body =
    '<picture><source media="(min-width: 1024px)" type="image/avif" srcSet="/1.avif 1w" sizes="1px"/>' +
    '<source media="(min-width: 1024px)" type="image/webp" srcSet="/1.webp 1w" sizes="1px"/>' +
    '<source media="(min-width: 768px)" srcSet="/b.svg"/><img src="/c.svg" fetchPriority="high"/></picture>'

  expect(picturePreload(body)).toBe(
    '<link rel="preload" as="image" imagesrcset="/1.avif 1w" imagesizes="1px" type="image/avif" media="(min-width: 1024px)" fetchpriority="high"/>' +
      '<link rel="preload" as="image" href="/b.svg" media="(min-width: 768px) and (not (min-width: 1024px))" fetchpriority="high"/>' +
      '<link rel="preload" as="image" href="/c.svg" media="(not (min-width: 768px))" fetchpriority="high"/>',
  )
})

test("React's own preload links are ignored", () => {
  expect(withoutLinksToPictures('<link rel="preload" as="image" href="/a.svg"/><ul></ul>')).toBe('<ul></ul>')
})
