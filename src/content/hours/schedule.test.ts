import { describe, expect, test } from 'vitest'
import { schedule } from '../fields/schedule-field.ts'
import { parseOpeningHours } from './opening-hours.ts'
import { fromOpeningHours, isSet, toOpeningHours } from './schedule.ts'
import { scheduleLines, writeHours } from './schedule-text.ts'
import { hoursLines, openingHoursOf } from './workplace-hours.ts'

const morning = { opens: '09:00', closes: '14:00' }
const evening = { opens: '16:00', closes: '20:00' }
const both = [morning, evening]
const workdays = { monday: both, tuesday: both, wednesday: both, thursday: both, friday: both }
const week = (days: object) => schedule.parse(days)
const messages = (days: object) =>
  schedule.safeParse(days).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
const noTexts = { dayRange1: '', hours1: '', dayRange2: '', hours2: '' }

describe('a schedule', () => {
  test('is written as people say it', () => {
    expect(scheduleLines(week({ ...workdays, saturday: [morning] }), '24h')).toMatchObject([
      { days: 'Lunes a viernes', hours: '9:00 a 14:00 y de 16:00 a 20:00' },
      { days: 'Sábado', hours: '9:00 a 14:00' },
    ])
  })

  test.each([
    [{ monday: [morning], tuesday: [morning] }, 'Lunes y martes'],
    [{ monday: [morning], wednesday: [morning], friday: [morning] }, 'Lunes, miércoles y viernes'],
    [{ ...workdays, sunday: both }, 'Lunes a viernes y domingo'],
    [{ ...workdays, saturday: both, sunday: both }, 'Todos los días'],
  ])('joins its days, case %#', (days, words) => {
    expect(scheduleLines(week(days), '24h')[0]?.days).toBe(words)
  })

  test('is written with the 12-hour clock', () => {
    expect(scheduleLines(week({ monday: both }), '12h')[0]?.hours).toBe(
      '9:00 a. m. a 2:00 p. m. y de 4:00 p. m. a 8:00 p. m.',
    )
  })

  test('says that a place never closes', () => {
    expect(scheduleLines(week({ sunday: [{ opens: '00:00', closes: '24:00' }] }), '24h')).toMatchObject([
      { days: 'Domingo', hours: 'las 24 horas' },
    ])
  })

  test('puts every further line into the second pair of texts', () => {
    const days = { monday: [morning], tuesday: [evening], saturday: both }

    expect(writeHours(week(days), '24h')).toEqual({
      dayRange1: 'Lunes',
      hours1: '9:00 a 14:00',
      dayRange2: 'Martes',
      hours2: '16:00 a 20:00; sábado, de 9:00 a 14:00 y de 16:00 a 20:00',
    })
  })

  test.each(['24h', '12h'] as const)('survives being written with the %s clock and read again', (clock) => {
    const days = week({ ...workdays, saturday: [morning] })

    expect(fromOpeningHours(parseOpeningHours(writeHours(days, clock)) ?? [])).toEqual(days)
  })

  test('lists the days that share an interval for search engines', () => {
    expect(toOpeningHours(week({ monday: both, tuesday: [morning] }))).toEqual([
      { days: ['Monday', 'Tuesday'], opens: '09:00', closes: '14:00' },
      { days: ['Monday'], opens: '16:00', closes: '20:00' },
    ])
  })

  test('until midnight closes in the last minute for search engines', () => {
    expect(toOpeningHours(week({ monday: [{ opens: '18:00', closes: '24:00' }] }))[0]?.closes).toBe('23:59')
  })

  test('refuses an interval that ends before it starts, or that starts during the one before', () => {
    expect(messages({ monday: [{ opens: '14:00', closes: '09:00' }] })?.[0]).toMatch(
      /^monday\.0\.closes: Debe cerrar después de abrir/,
    )
    expect(messages({ monday: [morning, { opens: '13:00', closes: '15:00' }] })).toEqual([
      'monday.1.closes: Este tramo debe empezar cuando el anterior ya terminó.',
    ])
  })

  test('refuses a time that no clock shows', () => {
    expect(messages({ monday: [{ opens: '9', closes: '14:00' }] })).toEqual([
      'monday.0.opens: Escriba la hora, por ejemplo 09:00.',
    ])
  })

  test('without any interval is not set', () => {
    expect(isSet(week({}))).toBe(false)
  })
})

describe('the hours of a workplace', () => {
  const texts = { ...noTexts, dayRange1: 'Cirugías y partos', hours1: 'Con cita previa' }

  test('come from the schedule if it is set', () => {
    const place = { schedule: week({ monday: [morning] }), hours: texts }

    expect(hoursLines(place, '24h')).toMatchObject([{ days: 'Lunes', hours: '9:00 a 14:00' }])
    expect(openingHoursOf(place)).toEqual([{ days: ['Monday'], ...morning }])
  })

  test('are the texts that were typed if it is not', () => {
    const place = { schedule: week({}), hours: texts }

    expect(hoursLines(place, '24h')).toEqual([{ days: 'Cirugías y partos', hours: 'Con cita previa' }])
    expect(openingHoursOf(place)).toBeUndefined()
  })
})
