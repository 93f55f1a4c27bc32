import { expect, test } from 'vitest'
import { median, percentile } from './statistics.ts'

test('the median is the middle value, or between the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([10, 2, 4, 8])).toBe(6)
  expect(median([7])).toBe(7)
})

test('the values stay in their order', () => {
  const values = [3, 1, 2]

  median(values)

  expect(values).toEqual([3, 1, 2])
})

test('a percentile lies between its neighbours in proportion', () => {
  const values = [0, 10, 20, 30, 40]

  expect(percentile(values, 0)).toBe(0)
  expect(percentile(values, 90)).toBe(36)
  expect(percentile(values, 100)).toBe(40)
})

test('no values have no median', () => {
  expect(() => median([])).toThrow(RangeError)
})
