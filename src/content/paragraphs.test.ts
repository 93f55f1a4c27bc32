import { expect, test } from 'vitest'
import { splitParagraphs } from './paragraphs.ts'

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
