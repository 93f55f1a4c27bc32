import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { explainUnclear, groupedNumber, readTypedNumber } from './typed-number.ts'

const price = { max: 1_000_000 }
const opacity = { max: 1 }

describe('readTypedNumber', () => {
  test.each<[string, number]>([
    ['850', 850],
    [' 850 ', 850],
    ['-850', -850],
    ['0.', 0],
    ['0.50', 0.5],
    ['0,5', 0.5],
    ['.5', 0.5],
    ['1,200', 1200],
    ['1.200', 1200],
    ['1 200', 1200],
    ['1\u00a0200', 1200],
    ['$950', 950],
    ['$ 1,200.50', 1200.5],
    ['$1,200.00', 1200],
    ['$1,200.00 M.N.', 1200],
    ['$1,200 MXN', 1200],
    ['MXN 1,200', 1200],
    ['MX$1,200', 1200],
    ['$1,200 pesos MXN', 1200],
    ['800 pesos', 800],
    ['1200 pesos', 1200],
    ['1.200,50', 1200.5],
    ['1 200,50', 1200.5],
    ['12,000', 12_000],
    ['1,200,000.25', 1_200_000.25],
    ['1.200.000', 1_200_000],
    ["1'200,000.00", 1_200_000],
    ['1.2', 1.2],
    ['\u202a1,200\u202c', 1200],
    ['−5', -5],
    ['50 %', 50],
    ['25 años', 25],
  ])('reads the price %j as %j', (text, value) => {
    expect(readTypedNumber(text, price)).toEqual({ kind: 'number', value })
  })

  test.each<[string, number]>([
    ['0.125', 0.125],
    ['0,125', 0.125],
    ['0.5000', 0.5],
  ])('reads %j as a part of one', (text, value) => {
    expect(readTypedNumber(text, opacity)).toEqual({ kind: 'number', value })
  })

  test.each<[string, number]>([
    ['-99.171234', -99.171234],
    ['19.432', 19.432],
    ['19,432', 19.432],
  ])('reads %j as degrees, because a field of degrees has no thousands', (text, value) => {
    expect(readTypedNumber(text, { max: 180 })).toEqual({ kind: 'number', value })
  })

  test.each([
    ['1,2000', '«1,2000» puede ser 1.2 o 12,000. Escriba el que sea, sin separar los miles.'],
    ['1.2000', '«1.2000» puede ser 1.2 o 12,000. Escriba el que sea, sin separar los miles.'],
    ['012,345', '«012,345» puede ser 12.345 o 12,345. Escriba el que sea, sin separar los miles.'],
    ['1.2.3', 'No se entiende «1.2.3». Si es 123, escríbalo así.'],
    ['12,34,5', 'No se entiende «12,34,5». Si es 12,345, escríbalo así.'],
    ['1,200.500', 'No se entiende «1,200.500». Si es 1,200,500, escríbalo así.'],
    ['1.200,50.00', 'No se entiende «1.200,50.00». Si es 12,005,000, escríbalo así.'],
    ['1 20', 'No se entiende «1 20». Si es 120, escríbalo así.'],
    ['1..2', 'No se entiende «1..2». Si es 12, escríbalo así.'],
    ['mil', 'No se entiende «mil». Escriba solo el número, por ejemplo 1200 o 12.5.'],
    ['1e3', 'No se entiende «1e3». Escriba solo el número, por ejemplo 1200 o 12.5.'],
    ['1.5 mil', 'No se entiende «1.5 mil». Escriba solo el número, por ejemplo 1200 o 12.5.'],
    ['800 a 1200', 'No se entiende «800 a 1200». Escriba solo el número, por ejemplo 1200 o 12.5.'],
    ['.', 'No se entiende «.». Escriba solo el número, por ejemplo 1200 o 12.5.'],
  ])('refuses %j and says what it may mean', (text, words) => {
    expect(readTypedNumber(text, price).kind).toBe('unclear')
    expect(explainUnclear(text, price)).toBe(words)
  })

  test.each(['', ' ', '$', '\u200b', 'pesos'])('reads no number in %j', (text) => {
    expect(readTypedNumber(text, price)).toEqual({ kind: 'none' })
  })

  test('reads every number that it groups as the same number', () => {
    const cents = fc.integer({ min: 0, max: 100_000_000 })
    fc.assert(
      fc.property(cents, (amount) => {
        const value = amount / 100
        expect(readTypedNumber(groupedNumber(value), price)).toEqual({ kind: 'number', value })
      }),
    )
  })

  test('never takes a text for another number than its digits', () => {
    const typed = fc.stringMatching(/^[\d.,' ]{1,12}$/)
    fc.assert(
      fc.property(typed, (text) => {
        const read = readTypedNumber(text, price)
        if (read.kind !== 'number') return
        const digits = text.replaceAll(/\D/g, '').replace(/^0+/, '')
        const taken = `${read.value}`.replace('.', '')
        expect(digits.startsWith(taken.replace(/^0+/, ''))).toBe(true)
      }),
    )
  })
})
