import { describe, expect, test } from 'vitest'
import { barLabels, numberAfterCall, numberLabel } from './call-labels.ts'

const texts = (phoneDisplay: string, btnCallText = 'Llamar', btnMessageText = 'WhatsApp') => ({
  doctorInfo: { phoneDisplay },
  buttons: { btnCallText, btnMessageText },
})

describe('the label of a call button', () => {
  test('contains the number if both fit on a line', () => {
    expect(numberAfterCall(texts('55 1234 5678'))).toBe(' al 55 1234 5678')
  })

  test('leaves out a number that would not fit, and a missing one', () => {
    expect(numberAfterCall(texts('55 1234 5678', 'Llame al consultorio ahora'))).toBe('')
    expect(numberAfterCall(texts(''))).toBe('')
  })

  test('is the number, or the text of the owner if the number has an extension', () => {
    expect(numberLabel(texts('55 1234 5678'))).toBe('55 1234 5678')
    expect(numberLabel(texts('(999) 123 45 67, extensión 1204'))).toBe('Llamar')
    expect(numberLabel(texts('', 'Agende su cita'))).toBe('Agende su cita')
  })
})

test('the bar of phones replaces long labels with one word', () => {
  expect(barLabels(texts('', 'Llamar', 'Escríbanos'))).toEqual({
    callText: 'Llamar',
    messageText: 'Escríbanos',
  })
  expect(barLabels(texts('', 'Llame al consultorio', 'Escríbanos por WhatsApp'))).toEqual({
    callText: 'Llamar',
    messageText: 'WhatsApp',
  })
})
