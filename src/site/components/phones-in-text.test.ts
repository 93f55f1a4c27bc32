import { expect, test } from 'vitest'
import { linkPhones } from './phones-in-text.ts'

const linked = (text: string) =>
  linkPhones(text)
    .map(({ text: piece, href }) => (href ? `[${piece}](${href})` : piece))
    .join('')

test.each([
  [
    'Llame a la Línea de la Vida, 800 911 2000, a cualquier hora',
    'Llame a la Línea de la Vida, [800\u00a0911\u00a02000](tel:8009112000), a cualquier hora',
  ],
  [
    'Escriba al 222 123 4567 o al 55 5259 8121.',
    'Escriba al [222\u00a0123\u00a04567](tel:+522221234567) o al [55\u00a05259\u00a08121](tel:+525552598121).',
  ],
  [
    'Puede llamar al 911 o a la Línea de las Mujeres: 079, opción 1',
    'Puede llamar al [911](tel:911) o a la Línea de las Mujeres: [079](tel:079), opción 1',
  ],
])('the telephones of a text are links: %s', (text, expected) => {
  expect(linked(text)).toBe(expected)
})

test.each([
  'Cuesta $911 MXN, o 911 MXN.',
  'Entre 1 911 y 2 079 casos, o 911.5 por cada 100,911.',
  'NOM-079, 911/2020, el 911% y el 79.',
  'Cédulas 12345678 y 4421234567, y 44 212 345 67.',
  'En 2024 2025 2026, y 222 123 4567 8.',
  '',
])('another number is no telephone: %s', (text) => {
  expect(linked(text)).toBe(text)
})
