import { expect, test } from 'vitest'
import { arrangementOf } from '#content/documents/arrangement.ts'
import { markRemoved, moveEntry } from './use-arrangement.ts'

const arrangement = arrangementOf(['a', 'b', 'c'].map((id) => ({ id, title: id })))
const ids = ({ entries }: typeof arrangement) => entries.map(({ id }) => id)

test('moves an entry up or down', () => {
  expect(ids(moveEntry(arrangement, 2, 0))).toEqual(['c', 'a', 'b'])
  expect(ids(moveEntry(arrangement, 0, 1))).toEqual(['b', 'a', 'c'])
})

test('leaves an entry where it is if there is no such place', () => {
  expect(ids(moveEntry(arrangement, 0, 3))).toEqual(['a', 'b', 'c'])
  expect(ids(moveEntry(arrangement, 7, 0))).toEqual(['a', 'b', 'c'])
})

test('counts only the entries that are not deleted, which stay where they are', () => {
  const withoutB = markRemoved(arrangement, 'b', true)

  expect(moveEntry(withoutB, 1, 0).entries).toEqual([
    { id: 'c', title: 'c', isRemoved: false },
    { id: 'b', title: 'b', isRemoved: true },
    { id: 'a', title: 'a', isRemoved: false },
  ])
  expect(markRemoved(withoutB, 'b', false)).toEqual(arrangement)
})
