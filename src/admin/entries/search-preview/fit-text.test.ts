import { expect, test } from 'vitest'
import { fitText } from './fit-text.ts'

/** Each character is 10 px wide. */
const measure = (text: string) => text.length * 10

test.each([
  ['uno dos', 70, 'uno dos'],
  ['uno dos', 60, 'uno …'],
  ['uno dos tres cuatro', 140, 'uno dos tres …'],
  ['  uno \n dos ', 70, 'uno dos'],
  ['', 70, ''],
])('shows of «%s» in %i px «%s»', (text, width, shown) => {
  expect(fitText(text, width, measure)).toBe(shown)
})

test('cuts a word that is wider than the result at a letter', () => {
  expect(fitText('Electrocauterización completa', 100, measure)).toBe('Electrocau …')
})
