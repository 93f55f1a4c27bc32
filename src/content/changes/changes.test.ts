import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { seededRandom } from '#tests/random.ts'
import { changedValue, randomValue } from '#tests/random-values.ts'
import { documentNames } from '../documents/documents.ts'
import { draftSchema } from '../documents/draft-schema.ts'
import { entrySchema, isEntryDocument } from '../documents/entries.ts'
import { group, list, listItem, text } from '../fields/fields.ts'
import { schemaTree } from '../fields/schema-tree.ts'
import { childOf, isWithin, type Json, listAt, pathSegments, withValueAt } from '../values/json.ts'
import { apply } from './apply.ts'
import { type Change, invert } from './change.ts'
import { diff } from './diff.ts'
import { itemsById, pathOfIds } from './items.ts'
import { rebase } from './rebase.ts'

const row = listItem('Renglón', { text: text('Texto') })
const card = listItem('Tarjeta', { name: text('Nombre'), rows: list('Renglones', row, { max: 9 }) })
const small = schemaTree(
  z.object({
    title: text('Título'),
    words: z.array(text('Palabra')).default([]).meta({ label: 'Palabras' }),
    place: group('Lugar', { city: text('Ciudad') }),
    cards: list('Tarjetas', card, { max: 9, rowTitle: 'name' }),
  }),
)

const trees = [
  ['a small schema', small, 100, 0.3],
  ...[...documentNames, 'pictures' as const].flatMap((name) => {
    const schemas = isEntryDocument(name) ? [draftSchema(name), entrySchema(name)] : [draftSchema(name)]
    return schemas.map(
      (schema, index) => [`${name}${index === 0 ? '' : ': one entry'}`, schemaTree(schema), 2, 0.05] as const,
    )
  }),
] as const

/** Changes in different places: neither is within the other, and they do not concern one list's items. */
const isIndependent = (one: Change, other: Change) =>
  !isWithin(one.path, other.path) && !isWithin(other.path, one.path) && listOf(one) !== listOf(other)
const listOf = ({ kind, path }: Change) =>
  kind === 'set' ? Symbol('none') : kind === 'ordered' ? path : pathSegments(path).slice(0, -1).join('.')

describe.each(trees)('changes of %s', (_, tree, numRuns, share) => {
  /** Runs with a version of the document, and two versions that were made from it. */
  const check = (holds: (base: Json, mine: Json, theirs: Json) => void) =>
    fc.assert(
      fc.property(fc.noShrink(fc.nat()), (seed) => {
        const random = seededRandom(seed)
        const base = randomValue(tree, random)
        holds(base, changedValue(tree, base, share, random), changedValue(tree, base, share, random))
      }),
      { numRuns },
    )

  test('applying all differences makes the later version, and applying them again changes nothing', () => {
    check((base, mine) => {
      const changes = diff(tree, base, mine)
      const first = apply(changes, base)
      expect(first).toEqual({ value: mine, misfits: [] })
      expect(apply(changes, mine)).toEqual({ value: mine, misfits: [] })
      expect(apply(changes, first.value).value).toBe(first.value)
    })
  })

  test('a version does not differ from itself', () => {
    check((base) => {
      expect(diff(tree, base, structuredClone(base))).toEqual([])
      expect(apply([], base).value).toBe(base)
    })
  })

  test('the inverse changes restore the earlier version', () => {
    check((base, mine) => {
      expect(apply(diff(tree, base, mine).map(invert), mine)).toEqual({ value: base, misfits: [] })
    })
  })

  test('one change makes no other difference than itself', () => {
    check((base, mine) => {
      const changes = diff(tree, base, mine)
      const [one] = changes
      if (!one) return
      expect(diff(tree, base, apply([one], base).value).map(({ kind, path }) => [kind, path])).toEqual([
        [one.kind, one.path],
      ])
    })
  })

  test('changes in different places give the same value in any order', () => {
    check((base, mine) => {
      const changes = diff(tree, base, mine)
      const [one] = changes
      const other = changes.findLast((change) => one && isIndependent(one, change))
      if (!one || !other) return
      const then = (first: Change, second: Change) => apply([second], apply([first], base).value)
      expect(then(one, other)).toEqual(then(other, one))
      expect(then(one, other)).toEqual(apply([one, other], base))
    })
  })

  test('another version gets what it did not change itself, and a misfit for what both changed', () => {
    check((base, mine, theirs) => {
      const [own, others] = [diff(tree, base, mine), diff(tree, base, theirs)]
      const { value, misfits } = apply(own, theirs)
      const clashes = new Set(misfits.map(({ change }) => change))
      const left = diff(tree, theirs, value)
      for (const { path } of left) {
        expect(own.some((change) => !clashes.has(change) && change.path === path)).toBe(true)
      }
      const touched = new Set(own.flatMap(({ path }) => [path]))
      for (const change of others) {
        if (change.kind === 'set' && ![...touched].some((path) => isWithin(change.path, path)))
          expect(apply([change], value).misfits).toEqual([])
      }
    })
  })

  test('over what others changed, the value has all of a person, and names what both changed', () => {
    check((base, mine, theirs) => {
      const own = diff(tree, base, mine).filter(({ kind }) => kind !== 'ordered')
      const { value, clashes } = rebase(tree, { from: base, mine, onto: theirs })
      expect(apply(own, value)).toEqual({ value, misfits: [] })
      expect(clashes.length > 0).toBe(apply(own, theirs).misfits.length > 0)
      const places = new Set([...own.map(({ path }) => path), ...clashes])
      for (const { path, kind } of diff(tree, theirs, value))
        if (kind !== 'ordered') expect([...places].some((place) => isWithin(path, place))).toBe(true)
    })
  })
})

describe('a change of a list', () => {
  const of = (...names: readonly string[]): Json => ({
    title: '',
    words: [],
    place: { city: '' },
    cards: names.map((name) => ({ id: name, name, rows: [] })),
  })
  const namesIn = (value: Json) => listAt(value, 'cards').map((item) => childOf(item, 'name'))
  const applied = (from: Json, to: Json, onto: Json) => {
    const { value, misfits } = apply(diff(small, from, to), onto)
    return { names: namesIn(value), misfits: misfits.map(({ change, found }) => [change.path, found]) }
  }

  test('is named by the id of its item, and is one thing however many fields of the item change', () => {
    const from = of('a', 'b')
    const to = withValueAt(withValueAt(from, 'cards.1.name', 'Bea'), 'cards.1.rows', [{ id: '1', text: 'x' }])

    expect(diff(small, from, to).map(({ kind, path, key }) => [kind, path, key])).toEqual([
      ['set', 'cards.b.name', 'cards.b'],
      ['added', 'cards.b.rows.1', 'cards.b.rows.1'],
    ])
    expect(pathOfIds(small, to, 'cards.1.rows.0.text')).toBe('cards.b.rows.1.text')
  })

  test('is a misfit where both gave the items another order', () => {
    const from = of('a', 'b', 'c')

    expect(applied(from, of('c', 'a', 'b'), of('b', 'a', 'c'))).toEqual({
      names: ['b', 'a', 'c'],
      misfits: [['cards', ['b', 'a', 'c']]],
    })
    expect(applied(from, of('c', 'b', 'a'), of('c', 'b', 'a')).misfits).toEqual([])
  })

  test('orders the items that are there, and leaves new ones at their neighbour or at the end', () => {
    const from = of('a', 'b', 'c')

    expect(applied(from, of('c', 'b', 'a'), of('a', 'c', 'new')).names).toEqual(['c', 'a', 'new'])
    expect(applied(from, of('c', 'b', 'a'), of('a', 'new', 'b', 'c')).names).toEqual(['c', 'b', 'a', 'new'])
  })

  test('adds an item behind its neighbour, and at the end if that is gone', () => {
    expect(applied(of('a', 'b'), of('a', 'new', 'b'), of('a', 'x', 'b')).names).toEqual([
      'a',
      'new',
      'x',
      'b',
    ])
    expect(applied(of('a', 'b'), of('a', 'new', 'b'), of('b', 'x')).names).toEqual(['b', 'x', 'new'])
    expect(applied(of('a'), of('new', 'a'), of('x', 'a')).names).toEqual(['new', 'x', 'a'])
  })

  test('does not remove an item that was changed meanwhile', () => {
    const other = withValueAt(of('a', 'b'), 'cards.0.name', 'Ana')

    expect(applied(of('a', 'b'), of('b'), other)).toEqual({
      names: ['Ana', 'b'],
      misfits: [['cards.a', { id: 'a', name: 'Ana', rows: [] }]],
    })
  })

  test('gives items with no id, or with one that is taken, a free number', () => {
    const cards = [{ name: 'a' }, { id: '1', name: 'b' }, { id: '1', name: 'c' }]

    expect([...itemsById(cards).keys()]).toEqual(['2', '1', '3'])
  })
})
