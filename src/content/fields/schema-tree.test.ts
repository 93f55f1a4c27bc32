import { describe, expect, test } from 'vitest'
import { siteContent as sample } from '#sample/site-content.ts'
import { type DocumentName, documentNames, documents } from '../documents/documents.ts'
import { siteContent } from '../site-content/index.ts'
import { valueAt } from '../values/json.ts'
import { fieldAt, leaves, trailOf } from './field-walk.ts'
import { type Field, schemaTree } from './schema-tree.ts'

const tree = schemaTree(siteContent)
const content = siteContent.parse(sample)

describe('schemaTree', () => {
  test.each<DocumentName>([...documentNames])('supports every field of %s', (name) => {
    expect(() => schemaTree(documents[name].schema)).not.toThrow()
  })

  test('finds the kind of each field behind defaults, null and transforms', () => {
    const kinds = {
      'doctorInfo.name': 'text',
      'doctorInfo.phone': 'phone',
      'doctorInfo.email': 'email',
      'doctorInfo.latitude': 'number',
      'doctorInfo.logoPath': 'image',
      'doctorInfo.socialLinks': 'group',
      'doctorInfo.socialLinks.facebook': 'url',
      'doctorInfo.languages': 'list',
      'heroSection.description': 'longText',
      'heroSection.alignment': 'enum',
      'heroSection.overlayColor': 'color',
      'header.isSticky': 'boolean',
      'experience.entities.*.icon': 'icon',
    }

    expect(Object.fromEntries(Object.keys(kinds).map((path) => [path, fieldAt(tree, path)?.kind]))).toEqual(
      kinds,
    )
  })

  test('takes labels, hints and limits from the schema', () => {
    expect(fieldAt(tree, 'heroSection.overlayOpacity')).toMatchObject({
      label: 'Opacidad del velo',
      hint: 'De 0 a 1.',
      min: 0,
      max: 1,
      integer: false,
      initial: 0.5,
    })
    expect(fieldAt(tree, 'doctorInfo.latitude')).toMatchObject({ nullable: true, min: -90, initial: null })
    expect(fieldAt(tree, 'doctorInfo.name')).toMatchObject({ required: true, maxLength: 80 })
    expect(fieldAt(tree, 'insurances.companies')).toMatchObject({ max: 60, rowTitle: 'name' })
  })

  test('has a Spanish label for every option', () => {
    const untranslated = [...allFields(tree)].flatMap((field) =>
      field.kind === 'enum' ? field.options.filter(({ value, label }) => value === label) : [],
    )

    expect(untranslated).toEqual([])
  })

  test('gives every field a label', () => {
    const unnamed = [...allFields(tree)].filter(({ label, key }) => label === key)

    expect(unnamed.map(({ path }) => path)).toEqual([])
  })

  test('knows the initial value of a new list item', () => {
    expect(fieldAt(tree, 'insurances.companies.*')?.initial).toEqual({
      name: '',
      logoPath: '',
      visible: true,
    })
    expect(fieldAt(tree, 'doctorInfo.languages.*')?.initial).toBe('')
  })

  test.each([
    ['doctorWorkInfo.avisoCofepris', /17 letras X/],
    ['heroSection.heightPercentage', /números del 1 al 100/],
    ['heroSection.overlayOpacity', /De 0 a 1/],
    ['doctorInfo.socialLinks.instagram', /debe incluir instagram\.com/],
    ['doctorInfo.cedProf', /clave.*institución/],
    ['doctorInfo.cedEsp', /clave.*institución/],
  ])('%s has the hint of the specification', (path, hint) => {
    expect(fieldAt(tree, path)?.hint).toMatch(hint)
  })
})

describe('leaves', () => {
  test('visits every value once, with its path', () => {
    const visited = [...leaves(tree, content)]

    expect(visited.length).toBeGreaterThan(300)
    expect(new Set(visited.map(({ path }) => path)).size).toBe(visited.length)
    expect(visited.filter(({ path, value }) => valueAt(content, path) !== value)).toEqual([])
  })

  test('returns the labels of the groups and items around each value', () => {
    const trails = Object.fromEntries([...leaves(tree, content)].map(({ path, trail }) => [path, trail]))

    expect(trails['doctorInfo.socialLinks.x']).toEqual(['Doctora', 'Redes sociales'])
    expect(trails['doctorInfo.languages.0']).toEqual(['Doctora', 'Idiomas en que atiende'])
    expect(trails['doctorWorkInfo.consulting.phones.1.phone']).toEqual([
      'Consultorio y hospital',
      'Consultorio',
      'Teléfonos',
      'WhatsApp',
    ])
    for (const { itemPath, trail } of leaves(tree, content))
      expect(trailOf(tree, content, itemPath)).toEqual(trail)
  })
})

function* allFields(field: Field): Generator<Field> {
  yield field
  if (field.kind === 'group') for (const child of field.fields) yield* allFields(child)
  if (field.kind === 'list' && field.item.kind === 'group') yield* allFields(field.item)
}
