import { expect, test } from 'vitest'
import { comingHolidays, officialHolidays } from './official-holidays.ts'

test('the holidays of 2026 are those of the law, on Mondays where it says so', () => {
  expect(officialHolidays(2026).map(({ date }) => date)).toEqual([
    '2026-01-01',
    '2026-02-02',
    '2026-03-16',
    '2026-05-01',
    '2026-09-16',
    '2026-11-16',
    '2026-12-25',
  ])
})

test('the change of government is a holiday every six years', () => {
  const years = [2024, 2026, 2030].map((year) => officialHolidays(year).map(({ date }) => date))

  expect(years.map((dates) => dates.some((date) => date.endsWith('-10-01')))).toEqual([true, false, true])
})

test('the coming holidays are those of the next twelve months, today included', () => {
  const dates = comingHolidays('2026-12-25').map(({ date }) => date)

  expect(dates[0]).toBe('2026-12-25')
  expect(dates.at(-1)).toBe('2027-11-15')
})
