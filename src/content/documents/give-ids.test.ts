import { expect, test } from 'vitest'
import { group, list, listItem, text } from '../fields/fields.ts'
import { schemaTree } from '../fields/schema-tree.ts'
import { distinctIds, giveIds } from './give-ids.ts'

const numbers = list('Teléfonos', listItem('Teléfono', { number: text('Número') }), { rowTitle: 'number' })
const tree = schemaTree(
  group('Sitio', {
    people: list('Personas', listItem('Persona', { name: text('Nombre'), numbers }), { rowTitle: 'name' }),
  }),
)
const people = (...all: object[]) => ({ people: JSON.parse(JSON.stringify(all)) })
const [ana, bea] = [{ name: 'Ana' }, { name: 'Bea', numbers: [{ number: '1' }, { number: '2' }] }]

test('a draft without ids has those of the items of its base that it kept', () => {
  const base = giveIds(tree, people(ana, bea))
  const draft = people({ name: 'Nueva' }, { ...bea, numbers: [{ number: '2' }] })

  expect(giveIds(tree, draft, base)).toEqual(
    people({ id: '1', name: 'Nueva' }, { ...bea, id: '2', numbers: [{ id: '2', number: '2' }] }),
  )
})

test('ids that are there stay', () => {
  const base = people({ id: 'a', ...ana })

  expect(giveIds(tree, people({ id: 'b', ...ana }, ana), base)).toEqual(
    people({ id: 'b', ...ana }, { id: '1', ...ana }),
  )
})

test('an id that an earlier item has is replaced', () => {
  expect(distinctIds([{ id: '2' }, { id: '2' }, { id: '' }, {}])).toEqual([
    { id: '2' },
    { id: '1' },
    { id: '3' },
    { id: '4' },
  ])
})
