import { expect, test } from 'vitest'
import { splitPhones } from './split-phones.ts'

const other = { id: 'a', subheader: 'Citas', phone: '+525500000000', display: '' }
const typed = (phone: string, subheader = 'Recepción') => [
  other,
  { id: 'b', subheader, phone, display: 'abc' },
]

test('gives each of two numbers in one field its own row', () => {
  expect(splitPhones(typed('55 1234 5678 ext. 204 y 55 8765 4321'), 1)).toEqual([
    other,
    { id: 'b', subheader: 'Recepción', phone: '+525512345678;ext=204', display: 'abc' },
    {
      id: expect.stringMatching(/^\w{8,}$/),
      subheader: 'Recepción',
      phone: '+525587654321',
      display: '',
    },
  ])
})

test.each([
  ['', 'Solo WhatsApp'],
  ['Recepción', 'Recepción (solo WhatsApp)'],
])('writes that a number has only WhatsApp into what it is for, here «%s»', (before, after) => {
  expect(splitPhones(typed('55 8765 4321 solo WhatsApp', before), 1)?.[1]).toMatchObject({
    subheader: after,
    phone: '+525587654321',
  })
})

test.each(['55 1234 5678', 'pendiente', ''])('leaves «%s» as it is', (text) => {
  expect(splitPhones(typed(text), 1)).toBeUndefined()
})
