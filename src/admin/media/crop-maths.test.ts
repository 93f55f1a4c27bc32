import { expect, test } from 'vitest'
import { cropWithin, focusAfterCrop } from './crop-maths.ts'

const half = { x: 50, y: 0, width: 50, height: 100 }

test('a crop of a crop is relative to the source', () => {
  expect(cropWithin(null, half)).toEqual(half)
  expect(cropWithin(half, { x: 50, y: 50, width: 50, height: 50 })).toEqual({
    x: 75,
    y: 50,
    width: 25,
    height: 50,
  })
})

test('a crop of the whole picture is no crop', () => {
  expect(cropWithin(null, { x: 0, y: 0.1, width: 100, height: 99.9 })).toBeNull()
  expect(cropWithin(half, { x: 0, y: 0, width: 100, height: 100 })).toEqual(half)
})

test('the focal point keeps its position in the source, as near as the crop shows it', () => {
  expect(focusAfterCrop({ x: 75, y: 30 }, null, half)).toEqual({ x: 50, y: 30 })
  expect(focusAfterCrop({ x: 50, y: 30 }, half, null)).toEqual({ x: 75, y: 30 })
  expect(focusAfterCrop({ x: 10, y: 30 }, null, half)).toEqual({ x: 0, y: 30 })
})
