import { expect, test } from 'vitest'
import { asRead } from './as-read.ts'

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
