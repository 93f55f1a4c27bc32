import { expect, test } from 'vitest'
import { inOrder, moved } from './use-order.ts'

test('moves an item up or down', () => {
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
})

test('puts entries into the order of the ids, and entries added meanwhile at the end', () => {
  const entries = [{ id: 'a' }, { id: 'new' }, { id: 'b' }]

  expect(inOrder(entries, ['b', 'a'])).toEqual([{ id: 'b' }, { id: 'a' }, { id: 'new' }])
})
