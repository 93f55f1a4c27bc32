import { expect, test } from 'vitest'
import { typedSlug } from './typed-slug.ts'

test('turns spaces, accents and capitals into an address while somebody types', () => {
  expect(typedSlug('Menopausia: Consulta íntegra')).toBe('menopausia-consulta-integra')
  expect(typedSlug('¿Qué es la ÑÁ?')).toBe('que-es-la-na-')
})

test('keeps the hyphen after a word, because another word may follow', () => {
  expect(typedSlug('menopausia ')).toBe('menopausia-')
  expect(typedSlug('menopausia-')).toBe('menopausia-')
  expect(typedSlug(' menopausia')).toBe('menopausia')
})
