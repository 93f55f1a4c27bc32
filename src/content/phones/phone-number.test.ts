import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { phone } from '#content/fields/fields.ts'
import { groupPhone, nationalNumber, readPhone } from './phone-number.ts'

describe('readPhone', () => {
  test.each([
    '55 1234 5678',
    '(55) 1234-5678',
    '55.1234.5678',
    '55-12-34-56-78',
    '5512345678',
    '525512345678',
    '+52 55 1234 5678',
    '+52 1 55 1234 5678',
    '5215512345678',
    '52 1 55 1234 5678',
    '0052 55 1234 5678',
    '01 55 1234 5678',
    '01 (55) 1234 5678',
    '044 55 1234 5678',
    '045 55 1234 5678',
    'Tel. 55 1234 5678',
    'WhatsApp: 55 1234 5678',
    '\u202a+52 55 1234 5678\u202c',
    'https://wa.me/525512345678?text=Hola',
    'wa.me/5215512345678',
    'http://wa.me/525512345678',
    'https://wa.me/+525512345678',
    'https://api.whatsapp.com/send?phone=525512345678&text=Hola',
    'https://api.whatsapp.com/send/?phone=%2B525512345678',
    'https://web.whatsapp.com/send?phone=525512345678',
    'whatsapp://send?phone=525512345678',
    '55\u20111234\u20115678',
    '55\u00a01234\u202f5678',
    '\u206655 1234 5678\u2069',
    'tel:+525512345678',
  ])('understands %s as a number of Mexico City', (text) => {
    expect(readPhone(text)).toEqual({
      kind: 'mexican',
      stored: '+525512345678',
      shown: '55 1234 5678',
      dialled: '+52 55 1234 5678',
    })
  })

  test.each([
    ['9981234567', '998 123 4567'],
    ['01 800 123 4567', '800 123 4567'],
    ['5212345678', '521 234 5678'],
    ['81 1234 5678', '81 1234 5678'],
  ])('groups %s by its city as %s', (text, shown) => {
    expect(readPhone(text)).toMatchObject({ kind: 'mexican', shown })
  })

  test.each([
    ['+1 (212) 555-0123', '+12125550123', '+1 212 555 0123', 'US'],
    ['0034 612 345 678', '+34612345678', '+34 612 34 56 78', 'ES'],
    ['+33 1 23 45 67 89', '+33123456789', '+33123456789', undefined],
  ])('keeps the country of %s', (text, stored, shown, country) => {
    expect(readPhone(text)).toEqual({
      kind: 'foreign',
      stored,
      shown,
      dialled: shown,
      ...(country && { country }),
    })
  })

  test.each([
    '55 1234 5678 ext. 204',
    '55 1234 5678 Ext 204',
    '(55) 1234-5678, extensión 204',
    '55 1234 5678 (ext: 204)',
    '55 1234 5678 x204',
    'tel:+525512345678;ext=204',
  ])('understands %s as a number with an extension', (text) => {
    expect(readPhone(text)).toEqual({
      kind: 'mexican',
      stored: '+525512345678;ext=204',
      shown: '55 1234 5678 ext. 204',
      dialled: '+52 55 1234 5678 ext. 204',
    })
    expect(nationalNumber('+525512345678;ext=204')).toBe('5512345678')
  })

  test('keeps service numbers as they are', () => {
    expect(readPhone('911')).toMatchObject({ kind: 'short', stored: '911', dialled: '911' })
  })

  test.each([
    '55 1234 567',
    '55 1234 56789',
    '12125550123',
    '+52 55 1234',
    '0551234567',
  ])('does not guess what %s means', (text) => {
    expect(readPhone(text)).toMatchObject({ kind: 'unclear', stored: text.replaceAll(' ', '') })
  })

  test.each([
    '',
    'pendiente',
    '12',
    'ext. 12',
    '55 1234 5678 y 55 8765 4321',
  ])('does not take «%s» for a number', (text) => {
    expect(readPhone(text)).toBeUndefined()
  })

  test('reads what it stores and what it shows as the same number', () => {
    const stored = fc.stringMatching(/^\+?\d{3,15}(;ext=\d{1,7})?$/)
    fc.assert(
      fc.property(stored, (text) => {
        const number = readPhone(text)
        expect(readPhone(number?.stored ?? '')?.stored).toBe(number?.stored)
        expect(readPhone(groupPhone(text))?.stored).toBe(number?.stored)
      }),
      { examples: [['+57000000000'], ['+110000000000']], numRuns: 1000 },
    )
  })
})

describe('a telephone field', () => {
  test('accepts every value that it stored before numbers were understood', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+?\d{3,15}$/), (text) => phone('Teléfono').safeParse(text).success),
    )
  })

  test('stores a Mexican number in one form', () => {
    expect(phone('Teléfono').parse('(55) 1234-5678')).toBe('+525512345678')
  })

  test('stores an extension with its number', () => {
    expect(phone('Teléfono').parse('(55) 1234-5678 ext. 204')).toBe('+525512345678;ext=204')
  })

  test.each([
    ['pendiente', /^Escriba solo el teléfono/],
    ['55 1234 5678 / 55 8765 4321', /^Hay dos teléfonos: 55 1234 5678 y 55 8765 4321\. Deje uno aquí/],
    ['55 1234 5678 solo WhatsApp', /^Deje aquí solo el número, 55 1234 5678\. «Solo WhatsApp» se escribe/],
  ])('says what to write instead of «%s»', (text, words) => {
    expect(phone('Teléfono').safeParse(text).error?.issues[0]?.message).toMatch(words)
  })
})
