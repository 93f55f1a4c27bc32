import { describe, expect, test } from 'vitest'
import { splitLabel, spokenValue } from './figure-texts.tsx'

describe('spokenValue', () => {
  test('spells out a plus sign', () => {
    expect(spokenValue('+500')).toBe('Más de 500')
    expect(spokenValue('1000 +')).toBe('Más de 1000')
  })

  test('is undefined for values without a plus sign', () => {
    expect(spokenValue('98 %')).toBeUndefined()
    expect(spokenValue('+')).toBeUndefined()
  })
})

describe('splitLabel', () => {
  test('splits off the first word', () => {
    expect(splitLabel('años de práctica')).toEqual({ first: 'años', rest: ' de práctica' })
    expect(splitLabel('pacientes')).toEqual({ first: 'pacientes', rest: '' })
  })
})
