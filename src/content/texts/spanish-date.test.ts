import { describe, expect, test } from 'vitest'
import { spanishDate, spanishMonth } from './spanish-date.ts'

describe('the date of the last medical review', () => {
  test('is written out in Spanish', () => {
    expect(spanishDate('2026-01-31')).toBe('31 de enero de 2026')
    expect(spanishDate('2025-12-01')).toBe('1 de diciembre de 2025')
  })

  test.each(['', '2026-13-01', '2026-02-30', '31/01/2026'])('is empty for «%s»', (date) => {
    expect(spanishDate(date)).toBe('')
  })
})

test('the month of a date is written out in Spanish, and is empty for an invalid date', () => {
  expect(spanishMonth('2026-01-31')).toBe('enero de 2026')
  expect(spanishMonth('2026-02-30')).toBe('')
})
