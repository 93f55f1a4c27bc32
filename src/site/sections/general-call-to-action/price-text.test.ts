import { describe, expect, test } from 'vitest'
import { splitPrice } from './price-text.tsx'

describe('splitPrice', () => {
  test('splits off the amount with its currency', () => {
    expect(splitPrice('Consulta con ultrasonido $800 MXN')).toEqual({
      before: 'Consulta con ultrasonido ',
      amount: '$800 MXN',
      after: '',
    })
  })

  test('keeps the text after the amount', () => {
    expect(splitPrice('Desde $1,200.50 por consulta')).toEqual({
      before: 'Desde ',
      amount: '$1,200.50',
      after: ' por consulta',
    })
  })

  test('leaves a text without an amount unchanged', () => {
    expect(splitPrice('Pregunte por su caso')).toEqual({
      before: 'Pregunte por su caso',
      amount: '',
      after: '',
    })
    expect(splitPrice('')).toEqual({ before: '', amount: '', after: '' })
  })
})
