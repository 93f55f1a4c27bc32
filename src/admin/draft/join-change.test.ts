import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { arrangement, arrangementOf, mergeArrangements } from '#content/documents/arrangement.ts'
import { group, text } from '#content/fields/fields.ts'
import { schemaTree } from '#content/fields/schema-tree.ts'
import { DraftInTheWayError, withOtherChange } from './join-change.ts'

const schema = z.strictObject({
  price: group('Precio', { name: text('Nombre'), amount: text('Importe') }),
  title: text('Título'),
})
const form = { tree: schemaTree(schema), merge: undefined }
const before = { price: { name: 'Consulta', amount: '900' }, title: 'Precios' }
const dated = { ...before, price: { name: 'Consulta', amount: '1000' } }

describe('a dated change that returns to the draft', () => {
  test('is put into what is saved, beside what others changed', () => {
    const saved = { ...before, title: 'Costos' }

    expect(withOtherChange(form, { from: before, to: dated, saved, draft: saved })).toEqual({
      ...dated,
      title: 'Costos',
    })
  })

  test('keeps what it said where a person saved another value, so that nothing is lost', () => {
    const saved = { ...before, price: { name: 'Consulta', amount: '950' } }

    expect(withOtherChange(form, { from: before, to: dated, saved, draft: saved })).toEqual(dated)
  })

  test('leaves other changes of the draft as they are', () => {
    const draft = { ...before, title: 'En borrador' }

    expect(withOtherChange(form, { from: before, to: dated, saved: before, draft })).toEqual({
      ...dated,
      title: 'En borrador',
    })
  })

  test('is refused where the draft changes the same field, and says which', () => {
    const draft = { ...before, price: { name: 'Consulta', amount: '1200' } }

    expect(() => withOtherChange(form, { from: before, to: dated, saved: before, draft })).toThrow(
      new DraftInTheWayError(['Precio › Importe']),
    )
  })

  test('creates a new entry in an empty draft', () => {
    const empty = { price: { name: '', amount: '' }, title: '' }

    expect(withOtherChange(form, { from: undefined, to: dated, saved: empty, draft: empty })).toEqual(dated)
  })

  test('joins an order with what is saved and with the draft, which never conflict', () => {
    const of = (...ids: readonly string[]) => arrangementOf(ids.map((id) => ({ id, title: id })))
    const read = (value: unknown) => arrangement.parse(value)
    const list = {
      tree: schemaTree(arrangement),
      merge: (...[base, mine, theirs]: readonly unknown[]) =>
        mergeArrangements(read(base), read(mine), read(theirs)),
    }
    const saved = of('a', 'b', 'c', 'new')
    const draft = { entries: saved.entries.map((each) => ({ ...each, isRemoved: each.id === 'b' })) }

    const value = withOtherChange(list, { from: of('a', 'b', 'c'), to: of('c', 'a', 'b'), saved, draft })

    expect(read(value).entries.map(({ id, isRemoved }) => (isRemoved ? `-${id}` : id))).toEqual([
      'c',
      'a',
      '-b',
      'new',
    ])
  })
})
