import { expect, test } from 'vitest'
import type { ListedItem } from '#admin/api/media.ts'
import { matchesQuery, mediaFilters } from './filter-media.ts'

const item = (facts: Partial<ListedItem>) =>
  ({
    title: '',
    alt: '',
    fileName: 'IMG_1.jpg',
    decorative: false,
    isComplete: true,
    uses: [],
    ...facts,
  }) as unknown as ListedItem

test('a picture without alternative text is listed as such, unless it is decorative', () => {
  expect(mediaFilters['Sin texto'](item({ alt: ' ' }))).toBe(true)
  expect(mediaFilters['Sin texto'](item({ alt: 'Sala' }))).toBe(false)
  expect(mediaFilters['Sin texto'](item({ decorative: true }))).toBe(false)
})

test('the other filters use uses and sizes', () => {
  const used = item({ uses: [{ document: 'gallery', path: '0.src', label: 'Galería › 1' }] })
  expect(mediaFilters['Sin usar'](used)).toBe(false)
  expect(mediaFilters['Sin usar'](item({}))).toBe(true)
  expect(mediaFilters['En proceso'](item({ isComplete: false }))).toBe(true)
  expect(mediaFilters.Todas()).toBe(true)
})

test('the search finds every word in any position, ignoring accents and capitals', () => {
  const found = item({
    title: 'Recepción',
    alt: 'Luz de la mañana',
    uses: [{ document: 'site-content', path: 'a', label: 'Portada › Imagen principal' }],
  })
  expect(matchesQuery(found, 'recepcion MAÑANA')).toBe(true)
  expect(matchesQuery(found, 'portada img_1')).toBe(true)
  expect(matchesQuery(found, 'recepcion noche')).toBe(false)
  expect(matchesQuery(found, ' ')).toBe(true)
})
