import { expect, test } from 'vitest'
import { acceptableValue } from './acceptable-value.ts'
import { group, list, requiredText } from './fields.ts'

const schema = group('Portada', {
  title: requiredText('Título', { max: 20 }),
  rows: list('Renglones', group('Renglón', { name: requiredText('Nombre', { max: 10 }) })),
})
const saved = { title: 'Bienvenida', rows: [{ name: 'Uno' }] }

test('a valid draft is accepted as it is', () => {
  const draft = { title: 'Hola', rows: [] }

  expect(acceptableValue(schema, draft, saved)).toEqual({ accepted: draft, refusedPaths: [] })
})

test('an invalid value becomes the saved one, and the others stay', () => {
  const draft = { title: '', rows: [{ name: 'Dos' }] }

  expect(acceptableValue(schema, draft, saved)).toEqual({
    accepted: { title: 'Bienvenida', rows: [{ name: 'Dos' }] },
    refusedPaths: ['title'],
  })
})

test('an empty new item is shown with a sign instead of its text', () => {
  const draft = { ...saved, rows: [...saved.rows, { name: '' }] }

  expect(acceptableValue(schema, draft, saved).accepted?.rows).toEqual([{ name: 'Uno' }, { name: '…' }])
})

test('a draft of another form gives way to the saved value', () => {
  expect(acceptableValue(schema, 'nada', saved).accepted).toEqual(saved)
})
