import { expect, test } from 'vitest'
import { ownSite } from '#sample/testing/own-site.ts'
import { otherHours } from './written-hours.ts'

// Its hours are from 9:00 to 15:00.
const content = ownSite()['site-content']

test.each([
  'Atiende de 9:00 a 15:00.',
  'De lunes a viernes, de 9 a. m. a 3 p. m.',
  'Atiende de las 9:00 a las 15:00, con cita.',
  'Entre las 11 y las 14 semanas, o 8 a 12 horas de ayuno.',
  'Del 10 al 15 de mayo, en 2 a 3 días.',
  'Abro de 9 a 15 h.',
])('%s is right, or no hours', (text) => {
  expect(otherHours(text, content)).toEqual([])
})

test.each([
  ['Atiende de 9:00 a 19:00.', '9:00 a 19:00'],
  ['Abrimos de 10 a 18 hrs.', '10 a 18'],
  ['Sábados 9:00–13:00.', '9:00–13:00'],
  ['De 9 a. m. a 1 p. m. con cita.', '9 a. m. a 1 p. m.'],
])('%s are other hours', (text, written) => {
  expect(otherHours(text, content)).toEqual([written])
})
