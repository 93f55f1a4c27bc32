import { expect, test } from 'vitest'
import { wayOf } from './ways-of-phone.ts'

test.each([
  ['WhatsApp', 'whatsapp'],
  ['Solo WhatsApp', 'whatsapp'],
  ['Solo mensajes', 'message'],
  ['Citas, únicamente por mensajes', 'message'],
  ['Mensajes', 'message'],
  ['Recepción y mensajes', 'call'],
  ['Citas', 'call'],
  ['', 'call'],
])('a number for «%s» is reached by: %s', (label, way) => {
  expect(wayOf(label)).toBe(way)
})
