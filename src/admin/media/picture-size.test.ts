import { expect, test } from 'vitest'
import { sizeWarning } from './picture-size.ts'

test('a picture narrower than its place gets a warning with the needed width', () => {
  expect(sizeWarning({ width: 640, height: 480 }, { width: 1280 })).toBe(
    'Esta imagen mide 640 píxeles de ancho; aquí conviene al menos 1280.',
  )
})

test('a picture as wide as its place, or for a place without a width, gets no warning', () => {
  expect(sizeWarning({ width: 1280, height: 480 }, { width: 1280 })).toBeUndefined()
  expect(sizeWarning({ width: 10, height: 10 }, {})).toBeUndefined()
})

test('an icon that is not square gets a warning', () => {
  expect(sizeWarning({ width: 640, height: 480 }, { width: 512, isSquare: true })).toContain('cuadrada')
  expect(sizeWarning({ width: 512, height: 510 }, { width: 512, isSquare: true })).toBeUndefined()
})
