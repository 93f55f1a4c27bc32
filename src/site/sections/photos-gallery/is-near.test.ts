import { expect, test } from 'vitest'
import { isNear } from './is-near.ts'

const near = (current: number, count: number) =>
  Array.from({ length: count }, (_, index) => index).filter((index) => isNear(index, current, count))

test('includes the neighbours on both sides, also across the ends', () => {
  expect(near(2, 6)).toEqual([1, 2, 3])
  expect(near(0, 6)).toEqual([0, 1, 5])
  expect(near(5, 6)).toEqual([0, 4, 5])
})

test('includes all slides of a short carousel', () => {
  expect(near(0, 1)).toEqual([0])
  expect(near(1, 2)).toEqual([0, 1])
})
