import { expect, test } from 'vitest'
import { freeSlug, slugOf } from './slug.ts'

test.each([
  ['Sala de espera (2)', 'sala-de-espera-2'],
  ['¡Ñandú & Ünï!', 'nandu-uni'],
  ['診察室', ''],
])('%s becomes the slug %s', (text, slug) => {
  expect(slugOf(text)).toBe(slug)
})

test('a slug stays within its limit, even with a number', () => {
  const long = slugOf('a'.repeat(200))

  expect(long).toHaveLength(80)
  expect(freeSlug(long, (slug) => slug === long).length).toBeLessThanOrEqual(80)
})

test('a taken slug gets the first free number', () => {
  const taken = new Set(['colposcopia', 'colposcopia-2'])

  expect(freeSlug('colposcopia', (slug) => taken.has(slug))).toBe('colposcopia-3')
})
