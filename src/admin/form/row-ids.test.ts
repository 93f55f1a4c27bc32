import { describe, expect, test } from 'vitest'
import { createRowIds } from './row-ids.ts'

describe('row ids of texts', () => {
  test('follow a text that moves', () => {
    const idsOf = createRowIds()
    const [idA, idB, idC] = idsOf('list', ['a', 'b', 'c'])

    expect(idsOf('list', ['c', 'a', 'b'])).toEqual([idC, idA, idB])
  })

  test('stay with a text that is edited, as the same array', () => {
    const idsOf = createRowIds()
    const ids = idsOf('list', ['a', 'b'])

    expect(idsOf('list', ['a', 'b2'])).toBe(ids)
  })

  test('stay with the others when a text is removed or added', () => {
    const idsOf = createRowIds()
    const [idA, idB, idC] = idsOf('list', ['a', 'b', 'c'])
    expect(idsOf('list', ['a', 'c'])).toEqual([idA, idC])

    const [first, , third] = idsOf('list', ['a', 'b', 'c'])
    expect([first, third]).toEqual([idA, idC])
    expect(idB).toBeDefined()
  })

  test('distinguish equal texts by their position', () => {
    const idsOf = createRowIds()
    const [one, two] = idsOf('list', ['x', 'x'])

    expect(one).not.toBe(two)
    expect(idsOf('list', ['x', 'xy'])).toEqual([one, two])
  })
})

describe('row ids of items', () => {
  test('follow an item that is moved and edited at once', () => {
    const idsOf = createRowIds()
    const [one, two] = idsOf('list', [
      { id: 'a', name: 'Ana' },
      { id: 'b', name: 'Bea' },
    ])

    expect(
      idsOf('list', [
        { id: 'b', name: 'Beatriz' },
        { id: 'a', name: 'Anaís' },
      ]),
    ).toEqual([two, one])
    expect(idsOf('other', [{ id: 'a', name: '' }])).not.toEqual([one])
  })

  test('stay while a person types the id of an item', () => {
    const idsOf = createRowIds()
    const ids = idsOf('list', [{ id: 'a' }, { id: '' }])

    expect(idsOf('list', [{ id: 'a' }, { id: 'a' }])).toBe(ids)
    expect(idsOf('list', [{ id: 'a' }, { id: 'ab' }])).toBe(ids)
  })
})
