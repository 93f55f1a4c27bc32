import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slug } from '#content/fields/fields.ts'
import { placeIdFor } from '#content/site-content/place-ids.ts'
import { identifiedPrices } from '#content/site-content/price-ids.ts'
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

/** Names of people and pages: words of any length, signs, emoji, other alphabets. */
const name = fc.oneof(
  fc
    .array(fc.constantFrom(...' -–áñÑ2ß診🤰_/%'.split(''), 'consultorio', 'precio'), { maxLength: 90 })
    .map((parts) => parts.join('')),
  fc.string({ unit: 'grapheme', maxLength: 120 }),
  // A hyphen at each place near the limit.
  fc.integer({ min: 72, max: 78 }).map((length) => `${'a'.repeat(length)} ${'b'.repeat(30)}`),
)

test('an address made of any name is valid, however many are taken', () => {
  fc.assert(
    fc.property(name, fc.constantFrom(0, 1, 8, 98, 998, 9998), (text, taken) => {
      let asked = 0
      const id = freeSlug(slugOf(text) || 'lugar', () => asked++ < taken)

      expect(slug('Dirección').safeParse(id).error?.issues, id).toBeUndefined()
    }),
    { seed: 43, numRuns: 300 },
  )
})

test('prices and places of the same long name get different, valid ids', () => {
  fc.assert(
    fc.property(name, (text) => {
      const prices = identifiedPrices(Array.from({ length: 12 }, () => ({ id: '', name: text })))
      const places = new Set<string>()
      for (const _ of prices) places.add(placeIdFor(text, places))
      const priceIds = new Set(prices.map(({ id }) => id))

      expect([priceIds.size, places.size]).toEqual([12, 12])
      for (const id of [...priceIds, ...places]) {
        expect(slug('Identificador').safeParse(id).error?.issues, id).toBeUndefined()
      }
    }),
    { seed: 43 },
  )
})
