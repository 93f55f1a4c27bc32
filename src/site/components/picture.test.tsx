import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { ImageData } from '#site/images.ts'
import { Picture } from './picture.tsx'

const drawing: ImageData = { src: '/dibujos/a.svg', width: 800, height: 600 }
const photo = {
  version: '0123456789abcdef',
  avif: [320, 640],
  webp: [320, 640, 960],
  tone: 'aabbcc',
  focus: '30 70',
}
const photograph: ImageData = { src: '/medios/0123456789abcdef/960.webp', width: 1200, height: 900, photo }

const html = (props: Partial<Parameters<typeof Picture>[0]> = {}) =>
  renderToStaticMarkup(<Picture image={photograph} alt="Sala" sizes="50vw" {...props} />)

describe('Picture', () => {
  test('renders a drawing as one lazy image', () => {
    expect(html({ image: drawing })).toBe(
      '<img src="/dibujos/a.svg" width="800" height="600" alt="Sala" loading="lazy"/>',
    )
  })

  test('offers a photograph as AVIF, then as WebP, in all finished widths', () => {
    const path = '/medios/0123456789abcdef'
    expect(html()).toBe(
      `<picture class="photo"><source type="image/avif" srcSet="${path}/320.avif 320w, ${path}/640.avif 640w" sizes="auto, 50vw"/>` +
        `<img src="${path}/960.webp" srcSet="${path}/320.webp 320w, ${path}/640.webp 640w, ${path}/960.webp 960w" sizes="auto, 50vw" ` +
        'width="1200" height="900" alt="Sala" data-focus="30 70" data-tone="aabbcc" loading="lazy"/></picture>',
    )
  })

  test('gives the size of an image that is not lazy only by the layout', () => {
    expect(html({ priority: true })).toContain('sizes="50vw"')
    expect(html({ priority: true })).toContain('fetchPriority="high"')
    expect(html({ eager: true })).not.toMatch(/loading|auto/)
    expect(html({ eager: true })).toContain('fetchPriority="low"')
  })

  test('renders one image while there is no AVIF yet', () => {
    expect(html({ image: { ...photograph, photo: { ...photo, avif: [] } } })).toMatch(/^<img [^>]*srcSet=/)
  })

  test('gives a contained picture no background, and does not crop it', () => {
    expect(html({ contained: true })).not.toMatch(/data-focus|data-tone/)
  })
})
