import { describe, expect, test } from 'vitest'
import { hoursText } from './hours-text.ts'

const hours = {
  dayRange1: 'Lunes a viernes',
  hours1: '10:00 a 14:00',
  dayRange2: 'Sábado',
  hours2: '10:00 a 14:00',
}

/** With plain spaces, which are easier to compare. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('hoursText', () => {
  test('keeps each span of time on one line', () => {
    const text = hoursText({ ...hours, hours1: '9:00 a 14:00 y de 16:00 a 20:30', dayRange2: '', hours2: '' })

    expect(text.split(' ')).toEqual([
      'Lunes',
      'a',
      'viernes,',
      'de\u00a09:00\u00a0a\u00a014:00',
      'y',
      'de\u00a016:00\u00a0a\u00a020:30',
    ])
  })

  test('joins days that have the same hours', () => {
    expect(plain(hoursText(hours))).toBe('Lunes a viernes y sábado, de 10:00 a 14:00')
  })

  test('gives each range its hours if they differ', () => {
    const text = hoursText({ ...hours, hours2: '9:00 a 13:00' })

    expect(plain(text)).toBe('Lunes a viernes, de 10:00 a 14:00; sábado, de 9:00 a 13:00')
  })

  test('omits an empty range', () => {
    expect(plain(hoursText({ ...hours, dayRange2: '', hours2: '' }))).toBe(
      'Lunes a viernes, de 10:00 a 14:00',
    )
    expect(plain(hoursText({ ...hours, dayRange1: '', hours1: '' }))).toBe('Sábado, de 10:00 a 14:00')
  })

  test('accepts hours written as words', () => {
    const text = hoursText({ ...hours, hours1: 'Con cita previa', dayRange2: '', hours2: '' })

    expect(text).toBe('Lunes a viernes, con cita previa')
  })

  test('is empty without hours', () => {
    expect(hoursText({ dayRange1: '', hours1: '', dayRange2: '', hours2: '' })).toBe('')
  })
})
