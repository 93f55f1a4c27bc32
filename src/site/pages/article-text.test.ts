import { describe, expect, test } from 'vitest'
import { httpsAddress } from './article-text.ts'

describe('the address of a source', () => {
  test('becomes a link if it is a complete https address', () => {
    const address = 'https://doi.org/10.1002/uog.24888'
    expect(httpsAddress(address)).toBe(address)
  })

  test.each([
    'https:/www.gob.mx/salud',
    'https:www.gob.mx/salud',
  ])('gets the slashes that %s lacks', (url) => {
    expect(httpsAddress(url)).toBe('https://www.gob.mx/salud')
  })

  test.each([
    '',
    'http://ejemplo.mx',
    'javascript:alert(1)',
    'www.who.int',
    '/enfermedades',
  ])('stays text when it is «%s»', (url) => {
    expect(httpsAddress(url)).toBeUndefined()
  })
})
