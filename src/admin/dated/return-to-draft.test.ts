import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { group, text } from '#content/fields.ts'
import { schemaTree } from '#content/schema-tree.ts'
import { DraftInTheWayError, withDatedChange } from './return-to-draft.ts'

const schema = z.strictObject({
  price: group('Precio', { name: text('Nombre'), amount: text('Importe') }),
  title: text('Título'),
})
const tree = schemaTree(schema)
const before = { price: { name: 'Consulta', amount: '900' }, title: 'Precios' }
const dated = { ...before, price: { name: 'Consulta', amount: '1000' } }

describe('a dated change that returns to the draft', () => {
  test('is put into what is saved, beside what others changed', () => {
    const saved = { ...before, title: 'Costos' }

    expect(withDatedChange(tree, { from: before, to: dated, saved, draft: saved })).toEqual({
      ...dated,
      title: 'Costos',
    })
  })

  test('keeps what it said where somebody saved another value, so that nothing is lost', () => {
    const saved = { ...before, price: { name: 'Consulta', amount: '950' } }

    expect(withDatedChange(tree, { from: before, to: dated, saved, draft: saved })).toEqual(dated)
  })

  test('leaves other changes of the draft as they are', () => {
    const draft = { ...before, title: 'En borrador' }

    expect(withDatedChange(tree, { from: before, to: dated, saved: before, draft })).toEqual({
      ...dated,
      title: 'En borrador',
    })
  })

  test('is refused where the draft changes the same field, and says which', () => {
    const draft = { ...before, price: { name: 'Consulta', amount: '1200' } }

    expect(() => withDatedChange(tree, { from: before, to: dated, saved: before, draft })).toThrow(
      new DraftInTheWayError(['Precio › Importe']),
    )
  })

  test('creates a new entry in an empty draft', () => {
    const empty = { price: { name: '', amount: '' }, title: '' }

    expect(withDatedChange(tree, { from: undefined, to: dated, saved: empty, draft: empty })).toEqual(dated)
  })
})
