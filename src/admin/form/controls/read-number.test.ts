import { expect, test } from 'vitest'
import { readNumber } from './read-number.ts'

test.each<[string, number | string | null]>([
  ['850', 850],
  [' 850 ', 850],
  ['-99.13', -99.13],
  ['0.', 0],
  ['0.50', 0.5],
  ['0,5', 0.5],
  ['.5', 0.5],
  ['1,200', 1200],
  ['$950', 950],
  ['$ 1,200.50', 1200.5],
  ['$1,200 MXN', 1200],
  ['800 pesos', 800],
  ['1,200,000.25', 1_200_000.25],
  ['', ''],
  ['mil', 'mil'],
  ['1e3', '1e3'],
  ['5 años', '5 años'],
])('reads %j as %j', (text, expected) => {
  expect(readNumber(text, { nullable: false })).toBe(expected)
})

test('reads an empty text as none where that is allowed', () => {
  expect(readNumber(' ', { nullable: true })).toBeNull()
})
