import { describe, expect, test } from 'vitest'
import { isHttpsAddress } from './article-text.ts'

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
