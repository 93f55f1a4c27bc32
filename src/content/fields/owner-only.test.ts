import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { siteContent } from '../site-content/index.ts'
import { group, list, listItem, ownerOnly, text, textList } from './fields.ts'
import { ownerOnlyChanges } from './owner-only.ts'
import { type Field, schemaTree } from './schema-tree.ts'

const tree = schemaTree(
  group('Documento', {
    title: text('Título'),
    licence: ownerOnly(text('Cédula')),
    degrees: list(
      'Títulos',
      listItem('Título', {
        name: ownerOnly(text('Nombre')),
        lines: ownerOnly(textList('Detalles')),
        picture: text('Imagen'),
      }),
    ),
  }),
)
const [a, b] = [
  { name: 'A', lines: ['1', '2'], picture: '' },
  { name: 'B', lines: [], picture: '' },
]
const document = { title: 'x', licence: '123', degrees: [a, b] }
const changes = (after: object) => ownerOnlyChanges(tree, document, z.json().parse({ ...document, ...after }))

describe('owner-only changes', () => {
  test('include a changed owner-only field and no other field', () => {
    expect(changes({ title: 'y' })).toEqual([])
    expect(changes({ title: 'y', licence: '124' })).toEqual(['licence'])
    expect(changes({ licence: '' })).toEqual(['licence'])
  })

  test('do not include list items that were moved or changed in other fields', () => {
    expect(changes({ degrees: [b, a] })).toEqual([])
    expect(changes({ degrees: [b, { ...a, picture: '/dibujos/a.svg' }] })).toEqual([])
  })

  test('include the list of a removed item', () => {
    expect(changes({ degrees: [b] })).toEqual(['degrees'])
    expect(changes({ degrees: [] })).toEqual(['degrees'])
  })

  test('include the changed field of a list item', () => {
    expect(changes({ degrees: [a, { ...b, name: 'C' }] })).toEqual(['degrees.1.name'])
    expect(changes({ degrees: [{ ...a, lines: ['1', '3'] }, b] })).toEqual(['degrees.0.lines'])
  })

  test('include a new item, a repeated item and an item composed of two', () => {
    const c = { name: 'C', lines: ['3'], picture: '' }
    expect(changes({ degrees: [a, b, c] })).toEqual(['degrees.2.name', 'degrees.2.lines'])
    expect(changes({ degrees: [a, b, { name: '', lines: [], picture: '' }] })).toEqual(['degrees.2'])
    expect(changes({ degrees: [a, b, b] })).toEqual(['degrees.2.name'])
    expect(changes({ degrees: [{ ...a, lines: [] }] })).toEqual(['degrees', 'degrees.0.lines'])
  })

  test('concern the cédulas, the titles with them and whether they are shown, the COFEPRIS notice and the counting of visits', () => {
    expect(ownerOnlyPaths(schemaTree(siteContent))).toEqual([
      'doctorInfo.cedProf',
      'doctorInfo.cedEsp',
      'doctorWorkInfo.avisoCofepris',
      ...['kind', 'cedula', 'nameTitle', 'name', 'elements', 'institution', 'visible'].map(
        (key) => `certifications.documents.*.${key}`,
      ),
      'privacy.countsVisits',
    ])
  })
})

function ownerOnlyPaths(field: Field): string[] {
  if (field.ownerOnly) return [field.path]
  if (field.kind === 'group') return field.fields.flatMap(ownerOnlyPaths)
  return field.kind === 'list' ? ownerOnlyPaths(field.item) : []
}
