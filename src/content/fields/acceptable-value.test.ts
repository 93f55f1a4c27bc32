import { expect, test } from 'vitest'
import { acceptableValue } from './acceptable-value.ts'
import { group, list, listItem, requiredText } from './fields.ts'

const schema = group('Portada', {
  title: requiredText('Título', { max: 20 }),
  rows: list('Renglones', listItem('Renglón', { name: requiredText('Nombre', { max: 10 }) })),
})
const saved = { title: 'Bienvenida', rows: [{ id: '1', name: 'Uno' }] }

test('a valid draft is accepted as it is', () => {
  const draft = { title: 'Hola', rows: [] }

  expect(acceptableValue(schema, draft, saved)).toEqual({ accepted: draft, refusedPaths: [] })
})

test('an invalid value becomes the saved one, and the others stay', () => {
  const draft = { title: '', rows: [{ id: '1', name: 'Dos' }] }

  expect(acceptableValue(schema, draft, saved)).toEqual({
    accepted: { title: 'Bienvenida', rows: [{ id: '1', name: 'Dos' }] },
    refusedPaths: ['title'],
  })
})

test('an empty new item is shown with a sign instead of its text', () => {
  const draft = { ...saved, rows: [...saved.rows, { id: '2', name: '' }] }

  expect(acceptableValue(schema, draft, saved).accepted?.rows).toEqual([
    { id: '1', name: 'Uno' },
    { id: '2', name: '…' },
  ])
})

test('a draft of another form gives way to the saved value', () => {
  expect(acceptableValue(schema, 'nada', saved).accepted).toEqual(saved)
})
