import { describe, expect, test } from 'vitest'
import { schemaTree } from '#content/fields/schema-tree.ts'
import { siteContent } from '#content/site-content/index.ts'
import { siteContent as sample } from '#sample/site-content.ts'
import { indexFields, searchFields } from './search-fields.ts'

const tree = schemaTree(siteContent)
const content = siteContent.parse(sample)
const fields = indexFields(tree, content)
const find = (query: string) => searchFields(fields, query)
const paths = (query: string) => find(query).map(({ path }) => path)

describe('searchFields', () => {
  test('finds a field by its label, ignoring accents and capitals', () => {
    expect(paths('CEDULA profesional')[0]).toBe('doctorInfo.cedProf')
    expect(paths('teléfono')[0]).toBe('doctorInfo.phone')
  })

  test('finds a field by its value, its hint and its path', () => {
    expect(paths(content.insurances.companies[2]?.name ?? '')).toContain('insurances.companies.3.name')
    expect(paths('17 letras')).toEqual(['doctorWorkInfo.avisoCofepris'])
    expect(paths('socialLinks.tiktok')).toEqual(['doctorInfo.socialLinks.tiktok'])
  })

  test('finds by several words in different places', () => {
    expect(paths('precios nota')[0]).toBe('consultationPrice.note')
  })

  test('returns the position of each field', () => {
    expect(find('avisoCofepris')).toMatchObject([
      { label: 'Aviso de publicidad COFEPRIS', place: 'Consultorio y hospital', value: 'XXXXXXXXXXXXXXXXX' },
    ])
    expect(find('insurances.companies.1.visible')[0]?.place).toBe(
      `Aseguradoras › ${content.insurances.companies[0]?.name}`,
    )
  })

  test('finds nothing for an empty query or an unknown word', () => {
    expect(find('  ')).toEqual([])
    expect(find('xyzzy')).toEqual([])
  })
})
