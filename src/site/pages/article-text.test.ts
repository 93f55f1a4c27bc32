import { describe, expect, test } from 'vitest'
import { isHttpsAddress, spanishDate } from './article-text.ts'

describe('the date of the last medical review', () => {
  test('is written out in Spanish', () => {
    expect(spanishDate('2026-01-31')).toBe('31 de enero de 2026')
    expect(spanishDate('2025-12-01')).toBe('1 de diciembre de 2025')
  })

  test.each(['', '2026-13-01', '2026-02-30', '31/01/2026'])('is empty for «%s»', (date) => {
    expect(spanishDate(date)).toBe('')
  })
})

describe('the address of a source', () => {
  test('becomes a link if it is a complete https address', () => {
    expect(isHttpsAddress('https://doi.org/10.1002/uog.24888')).toBe(true)
  })

  test.each([
    '',
    'http://ejemplo.mx',
    'javascript:alert(1)',
    'www.who.int',
    '/enfermedades',
  ])('stays text when it is «%s»', (url) => {
    expect(isHttpsAddress(url)).toBe(false)
  })
})
