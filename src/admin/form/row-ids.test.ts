import { describe, expect, test } from 'vitest'
import { createRowIds } from './row-ids.ts'

const [a, b, c] = [{ name: 'a' }, { name: 'b' }, { name: 'c' }]

describe('row ids', () => {
  test('follow an item that moves', () => {
    const idsOf = createRowIds()
    const [idA, idB, idC] = idsOf('list', [a, b, c])

    expect(idsOf('list', [c, a, b])).toEqual([idC, idA, idB])
  })

  test('stay with an item that is edited, as the same array', () => {
    const idsOf = createRowIds()
    const ids = idsOf('list', [a, b])

    expect(idsOf('list', [a, { name: 'b2' }])).toBe(ids)
  })

  test('stay with the others when an item is removed or added', () => {
    const idsOf = createRowIds()
    const [idA, idB, idC] = idsOf('list', [a, b, c])
    expect(idsOf('list', [a, c])).toEqual([idA, idC])

    const [first, , third] = idsOf('list', [a, b, c])
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
