import { describe, expect, test } from 'vitest'
import { relativeTime, today } from './time.ts'

const now = new Date('2026-11-21T12:00:00Z')

describe('relativeTime', () => {
  test.each([
    ['2026-11-21T12:00:30Z', 'hace un momento'],
    ['2026-11-21T11:59:30Z', 'hace un momento'],
    ['2026-11-21T11:59:00Z', 'hace 1 minuto'],
    ['2026-11-21T09:30:00Z', 'hace 2 horas'],
    ['2026-11-20T11:00:00Z', 'ayer'],
    ['2026-11-01T11:00:00Z', 'hace 2 semanas'],
    ['2024-11-01T11:00:00Z', 'hace 2 años'],
  ])('%s is %s', (iso, words) => {
    expect(relativeTime(iso, now)).toBe(words)
  })
})

test('today is the day of the local clock, with two digits for month and day', () => {
  expect(today(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
  expect(today(new Date(2026, 11, 31, 0, 1))).toBe('2026-12-31')
})
