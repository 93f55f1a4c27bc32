import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paragraphParts, splitParagraphs } from './paragraphs.ts'

test('a text is split at its blank lines', () => {
  expect(splitParagraphs('Uno\nsigue.\n \nDos.\n\n\n')).toEqual(['Uno\nsigue.', 'Dos.'])
})

test.each([
  '• ',
  '•',
  '- ',
  '– ',
  '· ',
  '* ',
  '▪ ',
  '1. ',
  '12) ',
  '✓ ',
  '✅ ',
  '  - ',
])('a line that begins with %j is a paragraph', (bullet) => {
  const items = [`${bullet}su INE`, `${bullet}sus estudios`]
  expect(splitParagraphs(['Lleve:', ...items].join('\n'))).toEqual([
    'Lleve:',
    ...items.map((item) => item.trim()),
  ])
})

test.each([
  '-5 °C',
  '1200 pesos',
  '1.5 horas',
  '*',
  'o bien',
])('a line that begins with %j is not', (line) => {
  expect(splitParagraphs(`Uno\n${line}`)).toEqual([`Uno\n${line}`])
})

test('a sentence after a list is a paragraph, and a wrapped item is not', () => {
  expect(splitParagraphs('Lleve:\n• sus estudios\nmás recientes\n• su INE\n¿Dudas? Llame.\nHoy.')).toEqual([
    'Lleve:',
    '• sus estudios\nmás recientes',
    '• su INE',
    '¿Dudas? Llame.\nHoy.',
  ])
})

test('the parts of a text are the whole text, with every second one a break', () => {
  const text = fc.string({ unit: fc.constantFrom('\n', ' ', 'a', 'A', '•', '-', '1', '.'), maxLength: 30 })
  fc.assert(
    fc.property(text, (value) => {
      const parts = paragraphParts(value)
      expect(parts.join('')).toBe(value)
      expect(parts.length % 2).toBe(1)
      expect(parts.filter((part, index) => index % 2 === 1 && part.trim() !== '')).toEqual([])
    }),
  )
})
