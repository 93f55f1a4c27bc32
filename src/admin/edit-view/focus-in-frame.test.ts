import { expect, test } from 'vitest'
import { centre } from '#content/media/media.ts'
import { focusAtSpot, spotOfFocus } from './focus-in-frame.ts'

const wide = { width: 2000, height: 1000 }
const square = { width: 300, height: 300 }

test('the spot of the focal point is the focal point', () => {
  const focus = { x: 20, y: 70 }

  expect(focusAtSpot(spotOfFocus(focus, wide, square), focus, wide, square)).toEqual(focus)
})

test('a frame shows what is around the focal point', () => {
  expect(spotOfFocus({ x: 20, y: 70 }, wide, square)).toEqual({ x: 35, y: 70 })
})

test('the edge of a frame is not the edge of the picture that the frame cuts', () => {
  expect(focusAtSpot({ x: 0, y: 50 }, centre, wide, square)).toEqual({ x: 25, y: 50 })
  expect(focusAtSpot({ x: 100, y: 0 }, centre, wide, square)).toEqual({ x: 75, y: 0 })
})

test('a frame that shows the whole picture has the same percentages', () => {
  expect(focusAtSpot({ x: 10, y: 90 }, centre, wide, { width: 200, height: 100 })).toEqual({ x: 10, y: 90 })
})
