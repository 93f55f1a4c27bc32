import { expect, test } from 'vitest'
import { median, percentile } from './statistics.ts'

test('median returns the middle value, or the mean of the two middle values', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([10, 2, 4, 8])).toBe(6)
  expect(median([7])).toBe(7)
})

test('median leaves the order of the values unchanged', () => {
  const values = [3, 1, 2]

  median(values)

  expect(values).toEqual([3, 1, 2])
})

test('percentile interpolates between its neighbours', () => {
  const values = [0, 10, 20, 30, 40]

  expect(percentile(values, 0)).toBe(0)
  expect(percentile(values, 90)).toBe(36)
  expect(percentile(values, 100)).toBe(40)
})

test('median throws for an empty list', () => {
  expect(() => median([])).toThrow(RangeError)
})
