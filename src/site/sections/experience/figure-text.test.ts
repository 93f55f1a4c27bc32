import { describe, expect, test } from 'vitest'
import { splitLabel, spokenValue } from './figure-text.ts'

describe('spokenValue', () => {
  test('says a plus sign as words', () => {
    expect(spokenValue('+500')).toBe('Más de 500')
    expect(spokenValue('1000 +')).toBe('Más de 1000')
  })

  test('leaves values without one to be read as they are', () => {
    expect(spokenValue('98 %')).toBeUndefined()
    expect(spokenValue('+')).toBeUndefined()
  })
})

describe('splitLabel', () => {
  test('takes the first word apart', () => {
    expect(splitLabel('años de práctica')).toEqual({ first: 'años', rest: ' de práctica' })
    expect(splitLabel('pacientes')).toEqual({ first: 'pacientes', rest: '' })
  })
})
