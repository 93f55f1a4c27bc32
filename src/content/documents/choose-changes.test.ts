import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { list, listItem, text } from '../fields/fields.ts'
import { schemaTree } from '../fields/schema-tree.ts'
import type { Json } from '../values/json.ts'
import { changeKey, withoutChanges } from './choose-changes.ts'
import { documentChanges } from './document-diff.ts'

const tree = schemaTree(
  z.object({
    title: text('Título'),
    subtitle: text('Subtítulo'),
    items: list('Tarjetas', listItem('Tarjeta', { name: text('Nombre'), note: text('Nota') }), {
      max: 20,
      rowTitle: 'name',
    }),
  }),
)
const before = {
  title: 'Antes',
  subtitle: '',
  items: [
    { id: '1', name: 'Ana', note: 'a' },
    { id: '2', name: 'Bea', note: 'b' },
    { id: '3', name: 'Cira', note: 'c' },
  ],
}
const after = {
  title: 'Después',
  subtitle: 'Nuevo',
  items: [
    { id: '3', name: 'Cira', note: 'c2' },
    { id: '4', name: 'Dora', note: 'd' },
    { id: '1', name: 'Ana', note: 'a' },
  ],
}
const keys = (from: Json, to: Json) => documentChanges(tree, from, to).map(changeKey)
const without = (...leftOut: string[]) => withoutChanges(tree, before, after, new Set(leftOut))

describe('withoutChanges', () => {
  test('returns the later version if nothing is left out', () => {
    expect(without()).toBe(after)
  })

  test('returns the earlier version if everything is left out', () => {
    expect(withoutChanges(tree, before, after, new Set(keys(before, after)))).toEqual(before)
  })

  test('leaves out one field and keeps the others', () => {
    expect(without('changed title')).toEqual({ ...after, title: 'Antes' })
  })

  test('leaves out single changes of a list whose items were added, removed and moved', () => {
    expect(keys(before, after)).toEqual([
      'changed title',
      'changed subtitle',
      'removed items.1',
      'added items.1',
      'reordered items',
      'changed items.0.note',
    ])
    const names = (value: Json) => JSON.stringify(value).match(/(?<="name":")\w+/g)
    expect(names(without('added items.1'))).toEqual(['Cira', 'Ana'])
    expect(names(without('removed items.1'))).toEqual(['Cira', 'Bea', 'Dora', 'Ana'])
    expect(names(without('reordered items'))).toEqual(['Ana', 'Dora', 'Cira'])
    expect(without('changed items.0.note')).toMatchObject({ items: [{ name: 'Cira', note: 'c' }, {}, {}] })
  })

  test('leaves exactly the left-out changes between its result and the later version', () => {
    for (const key of keys(before, after)) {
      const kept = without(key)
      expect(keys(before, kept).length).toBe(keys(before, after).length - 1)
    }
  })
})
