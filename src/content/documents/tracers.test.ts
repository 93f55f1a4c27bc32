import { expect, test } from 'vitest'
import { maxTracers, tracer, tracersIn, withoutTracers } from './tracers.ts'

test.each([0, 1, 63, 4096, maxTracers - 1])('a text keeps the number %i and reads the same', (number) => {
  const text = `Consulta${tracer(number)}`

  expect(tracersIn(text)).toEqual([number])
  expect(withoutTracers(text)).toBe('Consulta')
})

test('two texts without a space between them keep both numbers', () => {
  expect(tracersIn(`Ana${tracer(7)}Paz${tracer(12)}`)).toEqual([7, 12])
})

test('a text without a tracer has no number', () => {
  expect(tracersIn('Consulta')).toEqual([])
})
