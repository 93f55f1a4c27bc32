import { describe, expect, test } from 'vitest'
import { editableSchema } from '#content/editable-documents.ts'
import { fieldAt } from '#content/field-walk.ts'
import { samplesLeft } from '#content/sample-check.ts'
import { schemaTree } from '#content/schema-tree.ts'
import { siteContent } from '#content/site-content/index.ts'
import { siteContent as sample } from '#sample/site-content.ts'
import { factGroupAt, factGroups, hasSample } from './fact-groups.ts'

const tree = schemaTree(editableSchema('site-content'))

describe('the groups of facts', () => {
  test('name fields of the site content, each once', () => {
    const paths = factGroups.flatMap(({ fields }) => fields)

    expect(paths.filter((path) => !fieldAt(tree, path))).toEqual([])
    expect(new Set(paths).size).toBe(paths.length)
  })

  test('know which of them are still from the sample', () => {
    const content = siteContent.parse(sample)
    const keys = () =>
      factGroups.filter((group) => hasSample(group, samplesLeft(content))).map(({ key }) => key)

    expect(keys()).toEqual(['nombre', 'contacto', 'direccion', 'hospital', 'retrato', 'cedulas'])
    content.doctorInfo.name = 'Dra. Lucía Herrera Montes'
    expect(keys()).toEqual(['contacto', 'direccion', 'hospital', 'retrato', 'cedulas'])
  })

  test('are found by position, also by one out of range', () => {
    expect(factGroupAt(1).group.key).toBe('contacto')
    expect(factGroupAt(Number.NaN).index).toBe(0)
    expect(factGroupAt(-3).index).toBe(0)
    expect(factGroupAt(99).index).toBe(factGroups.length - 1)
  })
})
