import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { sampleDocuments } from '#sample/index.ts'
import { documentNames, documentSchema } from '../documents/documents.ts'
import { isJsonList, isJsonObject, type Json } from '../values/json.ts'
import { group, list, listItem, text } from './fields.ts'
import { newId } from './item-ids.ts'
import { type Field, schemaTree } from './schema-tree.ts'

const schema = group('Sitio', {
  rows: list('Renglones', listItem('Renglón', { name: text('Nombre') })),
})
const idsOf = (...rows: object[]) => schema.parse({ rows }).rows.map(({ id }) => id)

describe('the id of an item', () => {
  test('is the smallest number that no other item has, where a body lacks it', () => {
    expect(idsOf({ name: 'a' }, { name: 'b' })).toEqual(['1', '2'])
    expect(idsOf({ name: 'a' }, { id: '1' }, { id: '' }, { id: 'otro' })).toEqual(['2', '1', '3', 'otro'])
  })

  test('is refused where an earlier item has it, with its path', () => {
    const rows = [{ id: 'a' }, { id: 'b' }, { id: 'a' }]

    expect(schema.safeParse({ rows }).error?.issues).toMatchObject([
      {
        path: ['rows', 2, 'id'],
        message: '«a» ya es el identificador de otro elemento de la lista.',
      },
    ])
  })

  test.each(['a b', 'a.b', 'a/b', 'a[0', '{ciudad}', 'a'.repeat(81)])('is not «%s»', (id) => {
    expect(schema.safeParse({ rows: [{ id }] }).error?.issues).toMatchObject([{ path: ['rows', 0, 'id'] }])
  })

  test('is new for each new item', () => {
    const ids = Array.from({ length: 100 }, newId)

    expect(new Set(ids).size).toBe(100)
    expect(idsOf(...ids.map((id) => ({ id })))).toEqual(ids)
  })

  test('is no field', () => {
    expect(schemaTree(schema)).toMatchObject({
      fields: [{ item: { hasId: true, fields: [{ key: 'name' }], initial: { name: '' } } }],
    })
  })
})

type Items = { readonly path: string; readonly items: readonly Json[]; readonly isVisible: boolean }

/** Every list of items in a value. The id of an item is visible if the owner may write it. */
function* itemLists(field: Field, value: Json | undefined, path: string): Generator<Items> {
  if (field.kind === 'group' && !field.isSchedule && isJsonObject(value)) {
    for (const child of field.fields) yield* itemLists(child, value[child.key], `${path}.${child.key}`)
  }
  if (field.kind !== 'list' || field.item.kind !== 'group' || !isJsonList(value)) return
  yield { path, items: value, isVisible: !field.item.hasId }
  for (const item of value) yield* itemLists(field.item, item, `${path}.*`)
}

describe.each(documentNames)('%s', (name) => {
  const document = documentSchema(name)
  const parse = (value: unknown) => z.json().parse(document.parse(value))
  const sample = parse(sampleDocuments[name])
  const listsIn = (value: Json) => [...itemLists(schemaTree(document), value, name)]

  test('has an id of its own for every item of every list', () => {
    for (const { path, items } of listsIn(sample)) {
      const ids = items.map((item) => (isJsonObject(item) ? item.id : undefined))
      expect(ids, path).toEqual(ids.map(() => expect.stringMatching(/^[^\s./[{}]+$/)))
      expect(new Set(ids).size, path).toBe(ids.length)
    }
  })

  test('is parsed to the same value again, whichever items have an id', () => {
    const someIds = fc.infiniteStream(fc.constantFrom('', '1', '2', '3', 'a', undefined))
    const sameAgain = fc.property(someIds, (ids) => {
      const value = structuredClone(sample)
      for (const { items, isVisible } of listsIn(value)) {
        const used = new Set<unknown>()
        for (const item of isVisible ? [] : items) {
          const id = ids.next().value
          Object.assign(Object(item), { id: used.has(id) ? '' : id })
          used.add(id)
        }
      }
      const once = document.parse(value)
      expect(document.parse(once)).toEqual(once)
    })
    fc.assert(sameAgain, { numRuns: 20 })
  })
})
