import { expect, test } from 'vitest'
import { schedule } from '#content/fields/schedule-field.ts'
import { isInWeeks, monthWeekWords } from './month-weeks.ts'
import { openSpansOn } from './open-spans.ts'
import { toOpeningHours } from './schedule.ts'
import { scheduleLines } from './schedule-text.ts'

const alternate = schedule.parse({
  monday: [{ opens: '09:00', closes: '14:00' }],
  saturday: [
    { opens: '09:00', closes: '13:00', weeks: ['third', 'first'] },
    { opens: '10:00', closes: '12:00', weeks: ['last'] },
  ],
})

test('a timetable says in which weeks of the month a day is open', () => {
  expect(scheduleLines(alternate, '24h')).toMatchObject([
    { days: 'Lunes', hours: '9:00 a 14:00' },
    { days: 'Primer y tercer sábado', hours: '9:00 a 13:00' },
    { days: 'Último sábado', hours: '10:00 a 12:00' },
  ])
})

test('days outside these weeks are closed', () => {
  const openingHours = toOpeningHours(alternate)
  const saturdays = ['05', '12', '19', '26'].map((day) => openSpansOn({ openingHours }, `2026-12-${day}`))

  expect(saturdays.map((spans) => spans.map(({ opens }) => opens))).toEqual([
    ['09:00'],
    [],
    ['09:00'],
    ['10:00'],
  ])
})

test('the fourth day of a name is also the last one in a short month, and the fifth only the last one', () => {
  expect(isInWeeks('2026-02-28', ['last'])).toBe(true)
  expect(isInWeeks('2026-02-28', ['fourth'])).toBe(true)
  expect(isInWeeks('2026-05-30', ['fourth'])).toBe(false)
  expect(isInWeeks('2026-05-23', ['last'])).toBe(false)
  expect(isInWeeks('2026-05-30', ['last'])).toBe(true)
})

test('no weeks are all of them', () => {
  expect(isInWeeks('2026-05-30', [])).toBe(true)
  expect(monthWeekWords([])).toBe('')
})

test('two intervals of different weeks may be at the same time, others may not', () => {
  const saturday = (...weeks: string[][]) =>
    schedule.safeParse({ saturday: weeks.map((some) => ({ opens: '09:00', closes: '13:00', weeks: some })) })
      .success

  expect(saturday(['first'], ['third'])).toBe(true)
  expect(saturday(['first'], ['first', 'third'])).toBe(false)
  expect(saturday(['first'], [])).toBe(false)
})
