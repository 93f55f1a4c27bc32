import { expect, test } from 'vitest'
import { doubtAboutPoint } from './point-doubts.ts'

const mexico = { latitude: 19.4123, longitude: -99.1712 }

test.each([
  ['a missing minus', { latitude: 19.4123, longitude: 99.1712 }],
  ['swapped numbers', { latitude: -99.1712, longitude: 19.4123 }],
  ['both', { latitude: 99.1712, longitude: 19.4123 }],
])('asks whether %s was meant as a point in Mexico', (_, point) => {
  expect(doubtAboutPoint(point)).toEqual({
    text: expect.stringMatching(
      /queda fuera de México. ¿Es correcto\? Tal vez quiso decir 19.4123, -99.1712\.$/,
    ),
    instead: mexico,
  })
})

test('asks about a point in Madrid without a guess', () => {
  expect(doubtAboutPoint({ latitude: 40.4, longitude: -3.7 })).toEqual({
    text: 'El punto 40.4, -3.7 queda fuera de México. ¿Es correcto?',
  })
})

test('has no doubt about a point in Mexico', () => {
  expect(doubtAboutPoint(mexico)).toBeUndefined()
})
