import { describe, expect, test } from 'vitest'
import { daysIn, frameWords } from './frame-words.ts'

describe('the days on which a page holds', () => {
  test.each([
    ['2026-11-01', '2026-12-31', 'Del 1 de noviembre al 31 de diciembre de 2026'],
    ['2026-11-01', '2027-01-31', 'Del 1 de noviembre de 2026 al 31 de enero de 2027'],
    ['2026-11-01', '', 'Desde el 1 de noviembre de 2026'],
    ['', '2026-12-31', 'Hasta el 31 de diciembre de 2026'],
  ])('from %j until %j are written as %j', (from, until, text) => {
    expect(daysIn(frameWords('es-MX'), from, until)).toBe(text)
  })

  test('are written in the language of the page', () => {
    expect(daysIn(frameWords('en'), '2026-11-01', '2026-12-31')).toBe('From November 1 to December 31, 2026')
  })
})
