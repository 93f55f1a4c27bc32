import { describe, expect, test } from 'vitest'
import { type Arrangement, arrange, arrangementOf, mergeArrangements } from './arrangement.ts'
import { orderTag } from './order-tag.ts'

const of = (...ids: readonly string[]): Arrangement => arrangementOf(ids.map((id) => ({ id, title: id })))
const without = ({ entries }: Arrangement, id: string): Arrangement => ({
  entries: entries.map((entry) => (entry.id === id ? { ...entry, isRemoved: true } : entry)),
})
const shown = ({ entries }: Arrangement) => entries.map(({ id, isRemoved }) => (isRemoved ? `-${id}` : id))

test('orders items, leaves out the deleted ones, and puts items that it does not know last', () => {
  const items = ['a', 'new', 'b', 'c'].map((id) => ({ id }))

  expect(arrange(items, without(of('c', 'b', 'a'), 'b')).map(({ id }) => id)).toEqual(['c', 'a', 'new'])
})

test('gives each order another tag, which is not read as a number of a revision', () => {
  const tags = [
    orderTag('services', ['a', 'b']),
    orderTag('services', ['b', 'a']),
    orderTag('diseases', ['a', 'b']),
  ]

  expect(new Set(tags).size).toBe(3)
  expect(orderTag('services', ['a', 'b'])).toBe(tags[0])
})

describe('merging', () => {
  const base = of('a', 'b', 'c')

  test('takes a new order from the only side that has one', () => {
    expect(shown(mergeArrangements(base, of('c', 'a', 'b'), base))).toEqual(['c', 'a', 'b'])
    expect(shown(mergeArrangements(base, base, of('b', 'a', 'c')))).toEqual(['b', 'a', 'c'])
  })

  test('keeps the own order where both sides have one', () => {
    expect(shown(mergeArrangements(base, of('c', 'a', 'b'), of('b', 'a', 'c')))).toEqual(['c', 'a', 'b'])
  })

  test('keeps the deletions of both sides, and takes back those that one side took back', () => {
    const both = mergeArrangements(base, without(base, 'a'), without(base, 'c'))
    expect(shown(both)).toEqual(['-a', 'b', '-c'])

    expect(shown(mergeArrangements(both, without(base, 'c'), both))).toEqual(['a', 'b', '-c'])
    expect(shown(mergeArrangements(both, both, without(base, 'c')))).toEqual(['a', 'b', '-c'])
  })

  test('adds what the other side added, and forgets what is gone there', () => {
    const moved = of('c', 'b', 'a')

    expect(shown(mergeArrangements(base, moved, of('a', 'b', 'c', 'new')))).toEqual(['c', 'b', 'a', 'new'])
    expect(shown(mergeArrangements(base, moved, of('a', 'c')))).toEqual(['c', 'a'])
    expect(shown(mergeArrangements(base, without(base, 'b'), of('a', 'c', 'new')))).toEqual(['a', 'c', 'new'])
  })

  test('takes the newer title', () => {
    const renamed = arrangementOf([{ id: 'a', title: 'Otro nombre' }])

    expect(mergeArrangements(of('a'), of('a'), renamed)).toEqual(renamed)
  })
})
