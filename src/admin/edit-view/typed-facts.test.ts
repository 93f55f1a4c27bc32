import { expect, test } from 'vitest'
import { piecesOf, shownText, storedText } from './typed-facts.ts'

const values = new Map([
  ['ciudad', { text: 'León', label: 'Ciudad', isCommonNoun: false }],
  ['especialidad', { text: 'Ginecología', label: 'Especialidad', isCommonNoun: true }],
])
const pieces = piecesOf('{especialidad} con calma en {ciudad}, sin prisa', values)

test('the pieces read as visitors read the text', () => {
  expect(shownText(pieces)).toBe('Ginecología con calma en León, sin prisa')
})

test.each([
  [
    'words between two facts',
    'Ginecología con tiempo en León, sin prisa',
    '{especialidad} con tiempo en {ciudad}, sin prisa',
  ],
  ['words at the end', 'Ginecología con calma en León', '{especialidad} con calma en {ciudad}'],
  [
    'words at the start',
    'La ginecología con calma en León, sin prisa',
    'La ginecología con calma en {ciudad}, sin prisa',
  ],
  [
    'words behind a fact',
    'Ginecología con calma en León norte, sin prisa',
    '{especialidad} con calma en {ciudad} norte, sin prisa',
  ],
  ['a fact in part', 'Ginecología con calma en Len, sin prisa', '{especialidad} con calma en Len, sin prisa'],
  ['everything', 'Su salud', 'Su salud'],
  ['nothing', 'Ginecología con calma en León, sin prisa', '{especialidad} con calma en {ciudad}, sin prisa'],
])('typing changes %s and keeps the other facts', (_name, typed, stored) => {
  expect(storedText(pieces, typed)).toBe(stored)
})

test('a text without facts is stored as it is typed', () => {
  expect(storedText(piecesOf('Hola', values), 'Hola, pase')).toBe('Hola, pase')
})
