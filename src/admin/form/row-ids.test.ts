import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { list, listItem, text, textList } from '#content/fields/fields.ts'
import { schemaTree } from '#content/fields/schema-tree.ts'
import { createRowIds } from './row-ids.ts'

const listOf = (schema: z.ZodType) => {
  const tree = schemaTree(schema)
  if (tree.kind !== 'list') throw new TypeError('The schema is a list.')
  return tree
}
const texts = listOf(textList('Textos'))
const rows = listOf(list('Renglones', listItem('Renglón', { name: text('Nombre') })))
const prices = listOf(list('Precios', z.object({ id: text('Nombre para citarlo'), name: text('Nombre') })))

describe('row ids of texts', () => {
  test('follow a text that moves', () => {
    const idsOf = createRowIds()
    const [idA, idB, idC] = idsOf(texts, 'list', ['a', 'b', 'c'])

    expect(idsOf(texts, 'list', ['c', 'a', 'b'])).toEqual([idC, idA, idB])
  })

  test('stay with a text that is edited, as the same array', () => {
    const idsOf = createRowIds()
    const ids = idsOf(texts, 'list', ['a', 'b'])

    expect(idsOf(texts, 'list', ['a', 'b2'])).toBe(ids)
  })

  test('stay with the others when a text is removed or added', () => {
    const idsOf = createRowIds()
    const [idA, idB, idC] = idsOf(texts, 'list', ['a', 'b', 'c'])
    expect(idsOf(texts, 'list', ['a', 'c'])).toEqual([idA, idC])

    const [first, , third] = idsOf(texts, 'list', ['a', 'b', 'c'])
    expect([first, third]).toEqual([idA, idC])
    expect(idB).toBeDefined()
  })

  test('distinguish equal texts by their position', () => {
    const idsOf = createRowIds()
    const [one, two] = idsOf(texts, 'list', ['x', 'x'])

    expect(one).not.toBe(two)
    expect(idsOf(texts, 'list', ['x', 'xy'])).toEqual([one, two])
  })
})

describe('row ids of items', () => {
  test('follow an item that is moved and edited at once', () => {
    const idsOf = createRowIds()
    const [one, two] = idsOf(rows, 'list', [
      { id: 'a', name: 'Ana' },
      { id: 'b', name: 'Bea' },
    ])

    expect(
      idsOf(rows, 'list', [
        { id: 'b', name: 'Beatriz' },
        { id: 'a', name: 'Anaís' },
      ]),
    ).toEqual([two, one])
    expect(idsOf(rows, 'other', [{ id: 'a', name: '' }])).not.toEqual([one])
  })

  test('stay while a person types the id of an item', () => {
    const idsOf = createRowIds()
    const ids = idsOf(prices, 'list', [{ id: '', name: 'Consulta' }])

    expect(idsOf(prices, 'list', [{ id: 'c', name: 'Consulta' }])).toBe(ids)
  })
})
