import { describe, expect, test } from 'vitest'
import { group, list, listItem, requiredText, text } from '../fields/fields.ts'
import { schemaTree } from '../fields/schema-tree.ts'
import { keepUnknown, unknownPaths, withoutFields } from './unknown-fields.ts'

const schema = group('Sitio', {
  name: text('Nombre'),
  people: list('Personas', listItem('Persona', { name: requiredText('Nombre'), role: text('Puesto') }), {
    rowTitle: 'name',
  }),
})
const stored = {
  name: 'Ana',
  fax: '555',
  people: [
    { id: '1', name: 'Luz', role: '', pager: '1' },
    { id: '2', name: 'Eva', role: '', pager: '2' },
  ],
}

describe('fields that the schema does not have', () => {
  const issues = schema.safeParse(stored).error?.issues ?? []

  test('are found and left out', () => {
    const paths = unknownPaths(issues)

    expect(paths.toSorted()).toEqual(['fax', 'people.0.pager', 'people.1.pager'])
    expect(schema.parse(withoutFields(stored, paths))).toEqual({
      name: 'Ana',
      people: [
        { id: '1', name: 'Luz', role: '' },
        { id: '2', name: 'Eva', role: '' },
      ],
    })
  })

  test('stay with their item when a save reorders and edits the list', () => {
    const next = {
      name: 'Ana María',
      people: [
        { id: '2', name: 'Eva', role: 'Recepción' },
        { id: '1', name: 'Luz', role: '' },
      ],
    }

    expect(keepUnknown(schemaTree(schema), stored, next)).toEqual({
      name: 'Ana María',
      fax: '555',
      people: [
        { id: '2', name: 'Eva', role: 'Recepción', pager: '2' },
        { id: '1', name: 'Luz', role: '', pager: '1' },
      ],
    })
  })
})
