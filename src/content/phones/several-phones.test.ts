import { expect, test } from 'vitest'
import { readPhones } from './several-phones.ts'

const read = (text: string) =>
  readPhones(text).map(({ number, note }) => (note ? `${number.shown}: ${note}` : number.shown))

test.each([
  ['55 1234 5678 / 55 8765 4321', ['55 1234 5678', '55 8765 4321']],
  ['55 1234 5678 y 55 8765 4321', ['55 1234 5678', '55 8765 4321']],
  ['(55) 1234-5678 o al (55) 8765-4321', ['55 1234 5678', '55 8765 4321']],
  ['55 1234 5678, ext. 204, 55 8765 4321 x3', ['55 1234 5678 ext. 204', '55 8765 4321 ext. 3']],
  ['+525512345678;ext=204;5587654321', ['55 1234 5678 ext. 204', '55 8765 4321']],
  ['55 1234 5678 y 55 8765 4321 (solo WhatsApp)', ['55 1234 5678', '55 8765 4321: Solo WhatsApp']],
  ['55 1234 5678 únicamente por mensajes', ['55 1234 5678: Solo mensajes']],
  ['+1 212 555 0123', ['+1 212 555 0123']],
])('reads the numbers of «%s»', (text, numbers) => {
  expect(read(text)).toEqual(numbers)
})

test.each([
  '',
  'pendiente',
  '55 1234 5678 / 79',
  '55 1234 / 5678',
  '55 1234 5678 y la recepción',
])('takes no number from «%s»', (text) => {
  expect(read(text)).toEqual([])
})
