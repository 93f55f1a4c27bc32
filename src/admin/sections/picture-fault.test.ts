import { expect, test } from 'vitest'
import { pictureFault } from './picture-fault.ts'

const wide = { width: 1600, height: 900 }

test('a photograph with the shape of its place has no fault', () => {
  expect(pictureFault({ own: wide, place: { width: 1280, height: 720 } })).toBeUndefined()
})

test('a photograph that would be enlarged says both sizes', () => {
  expect(pictureFault({ own: { width: 480, height: 320 }, place: { width: 1280, height: 500 } })).toBe(
    'se vería borrosa: mide 480 × 320 puntos y aquí ocupa 1280 × 500.',
  )
})

test.each([
  ['alta', { width: 1000, height: 1500 }, { width: 1000, height: 400 }, 27],
  ['ancha', wide, { width: 300, height: 900 }, 19],
])('a photograph that is too %s says how much of it is visible', (shape, own, place, percent) => {
  expect(pictureFault({ own, place })).toBe(
    `es muy ${shape} para este lugar: solo se vería el ${percent} % y podría cortarse el rostro.`,
  )
})
