import { describe, expect, test } from 'vitest'
import { siteContent as sample } from '#sample/site-content.ts'
import { fieldAt } from '../fields/field-walk.ts'
import { schemaTree } from '../fields/schema-tree.ts'
import { siteContent } from '../site-content/index.ts'
import { type Json, withValueAt } from '../values/json.ts'
import { describeValue } from './describe-value.ts'
import { documentChanges } from './document-diff.ts'

const tree = schemaTree(siteContent)
const before = siteContent.parse(sample)
const companies = before.insurances.companies
const [first, second, third] = companies.map(({ name }) => name)

const changesTo = (...edits: readonly (readonly [path: string, value: Json])[]) =>
  documentChanges(
    tree,
    before,
    edits.reduce<Json>((document, [path, value]) => withValueAt(document, path, value), before),
  )

describe('documentChanges', () => {
  test('finds nothing between equal documents', () => {
    expect(documentChanges(tree, before, structuredClone(before))).toEqual([])
  })

  test('names a changed field with its old and its new value', () => {
    const [change, ...others] = changesTo(['doctorInfo.name', 'Dra. Ana Ruiz'])

    expect(others).toEqual([])
    expect(change).toMatchObject({
      kind: 'changed',
      path: 'doctorInfo.name',
      trail: ['Doctora'],
      field: { label: 'Nombre' },
      before: before.doctorInfo.name,
      after: 'Dra. Ana Ruiz',
    })
  })

  test('treats values as equal if the schema parses them to the same value', () => {
    expect(
      changesTo(
        ['doctorInfo.name', `${before.doctorInfo.name} `],
        ['doctorInfo.phone', '+52 (55) 0000-0000'],
      ),
    ).toEqual([])
  })

  test('treats a missing value as its default', () => {
    const { purpose: _, ...without } = before

    expect(documentChanges(tree, { ...without, purpose: { entities: [] } }, without)).toEqual([])
  })

  test('finds a changed list item by its position if the order did not change', () => {
    expect(changesTo(['insurances.companies.0.visible', false])).toMatchObject([
      {
        kind: 'changed',
        path: 'insurances.companies.0.visible',
        trail: ['Aseguradoras', 'Aseguradoras', first],
      },
    ])
    expect(changesTo(['insurances.companies.0.name', 'Otra'])).toMatchObject([
      { kind: 'changed', path: 'insurances.companies.0.name', before: first, after: 'Otra' },
    ])
  })

  test('lists added and removed items', () => {
    const added = { name: 'Nueva', logoPath: '', visible: true }

    expect(changesTo(['insurances.companies', [...companies.slice(1), added]])).toMatchObject([
      { kind: 'removed', path: 'insurances.companies.0', title: first },
      { kind: 'added', path: `insurances.companies.${companies.length - 1}`, title: 'Nueva' },
    ])
  })

  test('distinguishes a new order from a changed item', () => {
    const [one, two, ...rest] = companies
    if (!one || !two) throw new Error('The sample has too few insurers.')

    const changes = changesTo(['insurances.companies', [two, { ...one, visible: false }, ...rest]])

    expect(changes).toMatchObject([
      { kind: 'reordered', path: 'insurances.companies' },
      { kind: 'changed', path: 'insurances.companies.1.visible' },
    ])
    expect(changes[0]).toHaveProperty(
      'before',
      companies.map(({ name }) => name),
    )
    expect(changes[0]).toHaveProperty('after', [
      second,
      first,
      third,
      ...companies.slice(3).map(({ name }) => name),
    ])
  })

  test('recognises a renamed item when another one is added', () => {
    const [one, ...rest] = before.purpose.entities
    if (!one) throw new Error('The sample has no purpose.')

    const changes = changesTo([
      'purpose.entities',
      [{ ...one, title: 'Otro título' }, ...rest, { ...one, title: 'Nuevo', description: 'Otra', icon: '' }],
    ])

    expect(changes.map(({ kind, path }) => [kind, path])).toEqual([
      ['added', `purpose.entities.${rest.length + 1}`],
      ['changed', 'purpose.entities.0.title'],
    ])
  })

  test('compares lists of texts', () => {
    expect(changesTo(['doctorInfo.languages', ['Español', 'Inglés']])).toMatchObject([
      { kind: 'added', path: 'doctorInfo.languages.1', title: 'Inglés' },
    ])
  })
})

describe('describeValue', () => {
  test.each<[string, Json, string]>([
    ['header.isSticky', true, 'Sí'],
    ['heroSection.alignment', 'left', 'Izquierda'],
    ['heroSection.height', 1400, '1,400'],
    ['doctorInfo.name', '', 'vacío'],
    ['doctorInfo.languages', ['Español', 'Inglés'], 'Español, Inglés'],
  ])('describes the value of %s', (path, value, words) => {
    const field = fieldAt(tree, path)

    expect(field && describeValue(field, value)).toBe(words)
  })
})
