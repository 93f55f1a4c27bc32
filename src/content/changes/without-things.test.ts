import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { list, listItem, text } from '../fields/fields.ts'
import { schemaTree } from '../fields/schema-tree.ts'
import type { Json } from '../values/json.ts'
import { withoutThings } from './apply.ts'
import { thingsIn } from './change.ts'
import { diff } from './diff.ts'

const tree = schemaTree(
  z.object({
    title: text('Título'),
    items: list('Tarjetas', listItem('Tarjeta', { name: text('Nombre'), note: text('Nota') }), {
      max: 20,
      rowTitle: 'name',
    }),
  }),
)
const ana = { id: '1', name: 'Ana', note: 'a' }
const bea = { id: '2', name: 'Bea', note: 'b' }
const cira = { id: '3', name: 'Cira', note: 'c' }
const dora = { id: '4', name: 'Dora', note: 'd' }
const before = { title: 'Antes', items: [ana, bea, cira] }
const after = { title: 'Después', items: [{ ...cira, note: 'c2' }, dora, ana] }

const keys = (to: Json) => thingsIn(diff(tree, before, to)).map(({ key }) => key)
const without = (...leftOut: string[]) =>
  withoutThings(thingsIn(diff(tree, before, after)), after, new Set(leftOut))

describe('leaving out things that changed', () => {
  test('returns the later version if nothing is left out', () => {
    expect(without()).toBe(after)
  })

  test('returns the earlier version if everything is left out', () => {
    expect(without(...keys(after))).toEqual(before)
  })

  test('leaves out one field and keeps the others', () => {
    expect(without('title')).toEqual({ ...after, title: 'Antes' })
  })

  test('leaves out single changes of a list whose items were added, removed and moved', () => {
    expect(keys(after)).toEqual(['title', 'items.2', 'items.4', 'items', 'items.3'])
    const names = (value: Json) => JSON.stringify(value).match(/(?<="name":")\w+/g)
    expect(names(without('items.4'))).toEqual(['Cira', 'Ana'])
    expect(names(without('items.2'))).toEqual(['Cira', 'Dora', 'Ana', 'Bea'])
    expect(names(without('items'))).toEqual(['Ana', 'Cira', 'Dora'])
    expect(without('items.3')).toMatchObject({ items: [{ name: 'Cira', note: 'c' }, {}, {}] })
  })

  test('leaves exactly the left-out changes between its result and the later version', () => {
    for (const key of keys(after)) {
      expect(keys(without(key))).toEqual(keys(after).filter((each) => each !== key))
    }
  })
})
