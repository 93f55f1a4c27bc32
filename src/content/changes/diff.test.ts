import { describe, expect, test } from 'vitest'
import { siteContent as sample } from '#sample/site-content.ts'
import { describeValue } from '../documents/describe-value.ts'
import { fieldAt } from '../fields/field-walk.ts'
import { schemaTree } from '../fields/schema-tree.ts'
import { scheduleDays } from '../hours/schedule.ts'
import { siteContent } from '../site-content/index.ts'
import { type Json, withValueAt } from '../values/json.ts'
import { idsIn } from './change.ts'
import { diff } from './diff.ts'

const tree = schemaTree(siteContent)
const before = siteContent.parse(sample)
const closed = Object.fromEntries(scheduleDays.map(({ key }) => [key, []]))
const companies = before.insurances.companies
const [first, second, third] = companies.map(({ name }) => name)

const changesTo = (...edits: readonly (readonly [path: string, value: Json])[]) =>
  diff(
    tree,
    before,
    edits.reduce<Json>((document, [path, value]) => withValueAt(document, path, value), before),
  )

describe('diff', () => {
  test('finds nothing between equal documents', () => {
    expect(diff(tree, before, structuredClone(before))).toEqual([])
  })

  test('names a changed field with its old and its new value', () => {
    const [change, ...others] = changesTo(['doctorInfo.name', 'Dra. Ana Ruiz'])

    expect(others).toEqual([])
    expect(change).toMatchObject({
      kind: 'set',
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

    expect(diff(tree, { ...without, purpose: { entities: [] } }, without)).toEqual([])
  })

  test('finds a changed list item by its id', () => {
    expect(changesTo(['insurances.companies.0.visible', false])).toMatchObject([
      {
        kind: 'set',
        path: 'insurances.companies.1.visible',
        trail: ['Aseguradoras', 'Aseguradoras', first],
      },
    ])
    expect(changesTo(['insurances.companies.0.name', 'Otra'])).toMatchObject([
      { kind: 'set', path: 'insurances.companies.1.name', before: first, after: 'Otra' },
    ])
  })

  test('lists added and removed items', () => {
    const added = { id: 'nueva', name: 'Nueva', logoPath: '', visible: true }

    expect(changesTo(['insurances.companies', [...companies.slice(1), added]])).toMatchObject([
      { kind: 'removed', path: 'insurances.companies.1', title: first },
      { kind: 'added', path: 'insurances.companies.nueva', title: 'Nueva' },
    ])
  })

  test('distinguishes a new order from a changed item', () => {
    const [one, two, ...rest] = companies
    if (!one || !two) throw new Error('The sample has too few insurers.')

    const changes = changesTo(['insurances.companies', [two, { ...one, visible: false }, ...rest]])

    expect(changes).toMatchObject([
      { kind: 'ordered', path: 'insurances.companies' },
      { kind: 'set', path: 'insurances.companies.1.visible' },
    ])
    const [order] = changes
    const names = order?.kind === 'ordered' ? idsIn(order.after).map((id) => order.titles.get(id)) : []
    expect(names.slice(0, 3)).toEqual([second, first, third])
  })

  test('recognises a renamed item when another one is added', () => {
    const [one, ...rest] = before.purpose.entities
    if (!one) throw new Error('The sample has no purpose.')

    const changes = changesTo([
      'purpose.entities',
      [{ ...one, title: 'Otro título' }, ...rest, { ...one, id: 'nuevo', title: 'Nuevo' }],
    ])

    expect(changes.map(({ kind, path }) => [kind, path])).toEqual([
      ['added', 'purpose.entities.nuevo'],
      ['set', 'purpose.entities.1.title'],
    ])
  })

  test('compares a list of texts and a timetable as one value', () => {
    expect(changesTo(['doctorInfo.languages', ['Español', 'Inglés']])).toMatchObject([
      { kind: 'set', path: 'doctorInfo.languages', after: ['Español', 'Inglés'] },
    ])
    const monday = [{ opens: '08:00', closes: '12:00', weeks: [] }]
    expect(changesTo(['doctorWorkInfo.consulting.schedule', { ...closed, monday }])).toMatchObject([
      { kind: 'set', path: 'doctorWorkInfo.consulting.schedule' },
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
    ['doctorWorkInfo.consulting.schedule', closed, 'sin horario'],
    [
      'doctorWorkInfo.consulting.schedule',
      { ...closed, monday: [{ opens: '08:00', closes: '12:00', weeks: [] }] },
      'Lunes: 8:00 a 12:00',
    ],
    ['doctorWorkInfo.consulting.point', { lat: 19.4, lng: -99.1 }, '19.4, -99.1'],
  ])('describes the value of %s', (path, value, words) => {
    const field = fieldAt(tree, path)

    expect(field && describeValue(field, value)).toBe(words)
  })
})
