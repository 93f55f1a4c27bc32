import { expect, test } from 'vitest'
import { doubtAboutPoint } from './point-doubts.ts'

const mexico = { latitude: 19.4123, longitude: -99.1712 }
const unknown = { state: '', postalCode: '' }

test.each([
  ['a missing minus', { latitude: 19.4123, longitude: 99.1712 }],
  ['swapped numbers', { latitude: -99.1712, longitude: 19.4123 }],
  ['both', { latitude: 99.1712, longitude: 19.4123 }],
])('asks whether %s was meant as a point in Mexico', (_, point) => {
  expect(doubtAboutPoint(point, unknown)).toEqual({
    text: expect.stringMatching(
      /queda fuera de México. ¿Es correcto\? Tal vez quiso decir 19.4123, -99.1712\.$/,
    ),
    instead: mexico,
  })
})

test('asks about a point in Madrid without a guess', () => {
  expect(doubtAboutPoint({ latitude: 40.4, longitude: -3.7 }, unknown)).toEqual({
    text: 'El punto 40.4, -3.7 queda fuera de México. ¿Es correcto?',
  })
})

test.each([
  [{ state: 'Jal.', postalCode: '' }, /no queda en Jalisco, como dice la dirección/],
  [{ state: 'CDMX', postalCode: '44100' }, /no queda en Jalisco, de donde es el código postal 44100/],
])('says that %j contradicts a point in Mexico City', (address, words) => {
  expect(doubtAboutPoint(mexico, address)?.text).toMatch(words)
})

test.each([
  unknown,
  { state: 'CDMX', postalCode: '06700' },
  { state: 'Edo. Méx.', postalCode: '' },
  { state: 'Anáhuac', postalCode: '123' },
])('has no doubt about the point with %j', (address) => {
  expect(doubtAboutPoint(mexico, address)).toBeUndefined()
})
