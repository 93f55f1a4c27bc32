import { expect, test } from 'vitest'
import { fitText } from './fit-text.ts'

/** Each character is 10 px wide. */
const measure = (text: string) => text.length * 10

test.each([
  ['uno dos', 70, 1, 'uno dos', true],
  ['uno dos', 60, 1, 'uno …', false],
  ['uno dos tres', 70, 2, 'uno dos tres', true],
  ['uno dos tres cuatro', 70, 2, 'uno dos tres …', false],
  ['  uno \n dos ', 70, 1, 'uno dos', true],
  ['', 70, 1, '', true],
])('«%s» in lines of %i px (%i of them) is «%s»', (text, width, lines, shown, isWhole) => {
  expect(fitText(text, width, lines, measure)).toEqual({ text: shown, isWhole })
})

test('cuts a word that is wider than the result at a letter', () => {
  const { text, isWhole } = fitText('Electrocauterización completa', 100, 1, measure)

  expect(isWhole).toBe(false)
  expect(text).toMatch(/^Electro.* …$/)
  expect(measure(text)).toBeLessThanOrEqual(100)
})
