import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asRead, textChange } from './text-change.ts'

const whole = ({ lead, part, tail }: { lead: string; part: string; tail: string }) => lead + part + tail

describe('textChange', () => {
  test('shows short texts whole and marks the different words', () => {
    expect(textChange('Dra. Nombre Apellido', 'Dra. Ana Ruiz')).toEqual({
      before: { lead: 'Dra. ', part: 'Nombre Apellido', tail: '' },
      after: { lead: 'Dra. ', part: 'Ana Ruiz', tail: '' },
    })
  })

  test('marks whole words', () => {
    const { before, after } = textChange('atiendo mujeres aquí', 'atiendo muchachas aquí')

    expect(before.part).toBe('mujeres')
    expect(after.part).toBe('muchachas')
  })

  test('shortens a long text to its changed part', () => {
    const around = 'Una frase que se repite muchas veces. '.repeat(20)
    const { before, after } = textChange(`${around}uno ${around}`, `${around}dos ${around}`)

    expect(before.part).toBe('uno')
    expect(after.part).toBe('dos')
    expect(whole(before).length).toBeLessThan(100)
    expect(before.lead.startsWith('…')).toBe(true)
    expect(before.tail.endsWith('…')).toBe(true)
  })

  test('marks nothing in a text that only lost words', () => {
    expect(textChange('uno dos tres', 'uno tres').after.part).toBe('')
  })

  test('never loses a letter of a short text', () => {
    const short = fc.string({ maxLength: 80 })
    fc.assert(
      fc.property(short, short, (before, after) => {
        const change = textChange(before, after)
        expect([whole(change.before), whole(change.after)]).toEqual([before, after])
      }),
    )
  })
})

const marks = new Map([['ciudad', { text: 'Xalapa', label: 'Ciudad', isCommonNoun: false }]])

test('a change shows the facts instead of their marks', () => {
  const texts = { before: 'Consulta en {ciudad}', after: 'Atención en {ciudad}' }
  expect(asRead(texts, marks)).toEqual({ before: 'Consulta en Xalapa', after: 'Atención en Xalapa' })
})

test('a change of marks alone shows the marks', () => {
  const texts = { before: 'Consulta en {ciudad}', after: 'Consulta en Xalapa' }
  expect(asRead(texts, marks)).toEqual(texts)
})

test('what names no fact stays', () => {
  const texts = { before: 'Gracias, {Nombre}', after: 'Gracias' }
  expect(asRead(texts, marks)).toEqual(texts)
})
