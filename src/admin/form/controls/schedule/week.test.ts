import { describe, expect, test } from 'vitest'
import { schedule } from '#content/fields/schedule-field.ts'
import { copyDay, nextInterval, readWeek, withSchedule } from './week.ts'

const empty = schedule.parse({})
const texts = { dayRange1: 'Lunes y martes', hours1: '10:00 a 14:00', dayRange2: '', hours2: '' }
const morning = { opens: '10:00', closes: '14:00', weeks: [] }

describe('readWeek', () => {
  test('reads hours in words that are understood', () => {
    expect(readWeek({ schedule: empty, hours: texts })).toEqual({
      schedule: { ...empty, monday: [morning], tuesday: [morning] },
      source: 'texts',
    })
  })

  test('says that other words are not understood, and guesses nothing', () => {
    expect(readWeek({ hours: { ...texts, hours1: 'Con cita previa' } })).toEqual({
      schedule: empty,
      source: 'unread',
    })
  })

  test('prefers the schedule to the words', () => {
    const set = { ...empty, sunday: [morning] }

    expect(readWeek({ schedule: set, hours: texts })).toEqual({ schedule: set, source: 'schedule' })
  })

  test('of a place without hours is empty', () => {
    expect(readWeek(undefined)).toEqual({ schedule: empty, source: 'none' })
  })
})

test('a schedule keeps words that are not understood', () => {
  const hours = { ...texts, hours1: 'Con cita previa' }

  expect(withSchedule({ hours }, empty)).toEqual({ schedule: empty, hours })
})

test('a schedule replaces the words that it was read from and keeps the rest of the place', () => {
  const place = withSchedule({ address: 'Calle 1', hours: texts }, { ...empty, monday: [morning] })

  expect(place).toEqual({
    address: 'Calle 1',
    schedule: { ...empty, monday: [morning] },
    hours: { dayRange1: '', hours1: '', dayRange2: '', hours2: '' },
  })
})

test('copies the hours of one day to others', () => {
  expect(copyDay({ ...empty, monday: [morning], friday: [] }, 'monday', ['tuesday', 'friday'])).toEqual({
    ...empty,
    monday: [morning],
    tuesday: [morning],
    friday: [morning],
  })
})

test('a new interval starts after the last one', () => {
  expect(nextInterval([])).toEqual({ opens: '09:00', closes: '14:00' })
  expect(nextInterval([morning])).toEqual({ opens: '16:00', closes: '20:00' })
  expect(nextInterval([{ opens: '16:00', closes: '20:00' }])).toEqual({ opens: '21:00', closes: '24:00' })
})
