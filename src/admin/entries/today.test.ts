import { expect, test } from 'vitest'
import { today } from './today.ts'

test('returns the day of the local clock, with two digits for month and day', () => {
  expect(today(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
  expect(today(new Date(2026, 11, 31, 0, 1))).toBe('2026-12-31')
})
