import { describe, expect, test } from 'vitest'
import { parseSnapshot } from '#content/documents/snapshot.ts'
import { type MediaItem, mediaPath } from '#content/media/media.ts'
import { sampleDocuments } from '#sample/index.ts'
import { createImages } from './images.ts'
import { openSite } from './open/open-site.ts'
import { altOf, cssImageSet, webpOf } from './photo.ts'

const id = '0123456789abcdef'
const item: MediaItem = {
  ...{
    id,
    version: 'fedcba9876543210',
    title: 'Sala',
    fileName: 'sala.jpg',
    alt: 'La sala',
    decorative: false,
  },
  focus: { x: 30, y: 70 },
  crop: null,
  width: 1200,
  height: 900,
  sourceWidth: 1200,
  sourceHeight: 900,
  bytes: 1,
  color: '#aabbcc',
  isComplete: true,
  createdAt: '',
  updatedAt: '',
  renditions: { avif: [320, 640, 960, 1200], webp: [320, 640, 960, 1200] },
}

const imageOf = (changes: Partial<MediaItem>, path = mediaPath(id)) =>
  createImages(
    openSite(parseSnapshot(sampleDocuments, {}, new Map([[id, { ...item, ...changes }]]))),
    'prueba',
  )(path)

describe('images', () => {
  test('returns a photograph of the library with its text, focus and colour', () => {
    expect(imageOf({})).toEqual({
      src: '/medios/fedcba9876543210/960.webp',
      width: 1200,
      height: 900,
      alt: 'La sala',
      photo: {
        version: 'fedcba9876543210',
        avif: item.renditions.avif,
        webp: item.renditions.webp,
        tone: 'aabbcc',
        focus: '20 80',
      },
    })
  })

  test('omits defaults: a centred focus, an empty text, transparency', () => {
    const image = imageOf({ focus: { x: 50, y: 50 }, decorative: true, color: '' })

    expect(image.photo).toMatchObject({ focus: '', tone: '' })
    expect(image).not.toHaveProperty('alt')
  })

  test.each([
    ['is unknown', {}, mediaPath('ffffffffffffffff')],
    ['has no rendition yet', { renditions: { avif: [], webp: [] } }, mediaPath(id)],
  ])('shows the fallback for one that %s', (_case, changes, path) => {
    expect(imageOf(changes, path).src).toBe('/dibujos/prueba/respaldo.svg')
  })
})

describe('a photograph', () => {
  const photo = { version: 'v', avif: [320, 960], webp: [320, 960], tone: '', focus: '' }

  test('is used in the finished widths', () => {
    expect(webpOf(photo, 1280)).toBe('/medios/v/960.webp')
    expect(webpOf(photo, 200)).toBe('/medios/v/320.webp')
  })

  test('becomes a set of formats in a style sheet', () => {
    expect(cssImageSet(photo, 1280)).toBe(
      'image-set(url(/medios/v/960.avif) type("image/avif"),url(/medios/v/960.webp) type("image/webp"))',
    )
  })

  test("gets the document's text before the library's", () => {
    expect(altOf({ alt: 'De la biblioteca' }, 'Del documento')).toBe('Del documento')
    expect(altOf({ alt: 'De la biblioteca' }, '')).toBe('De la biblioteca')
    expect(altOf({}, '')).toBe('')
  })
})
