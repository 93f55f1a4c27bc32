import { describe, expect, test } from 'vitest'
import { isSampleLeft } from '#admin/api/checks.ts'
import { checkSite } from '#content/checks/check-site.ts'
import { documentSchema } from '#content/documents/documents.ts'
import { fieldAt } from '#content/fields/field-walk.ts'
import { schemaTree } from '#content/fields/schema-tree.ts'
import { sample, today } from '#sample/testing/own-site.ts'
import { factGroupAt, factGroups, hasSample, hospitalAmongPlaces, isHospitalField } from './fact-groups.ts'

const tree = schemaTree(documentSchema('site-content'))

describe('the groups of facts', () => {
  test('name fields of the site content, each once', () => {
    const paths = factGroups.flatMap(({ fields }) => fields)

    expect(paths.filter((path) => !fieldAt(tree, path))).toEqual([])
    expect(new Set(paths).size).toBe(paths.length)
  })

  test('know which of them are still from the sample', () => {
    const site = structuredClone(sample)
    const keys = () => {
      const left = checkSite(site, { today, sample })
        .map((finding) => ({ ...finding, dismissed: null }))
        .filter(isSampleLeft)
      return factGroups.filter((group) => hasSample(group, left)).map(({ key }) => key)
    }

    const others = ['contacto', 'direccion', 'horario', 'hospital', 'precios', 'retrato', 'cedulas', 'redes']
    expect(keys()).toEqual(['nombre', ...others])
    site['site-content'].doctorInfo.name = 'Dra. Lucía Herrera Montes'
    expect(keys()).toEqual(others)
  })

  test('are found by position, also by one out of range', () => {
    expect(factGroupAt(1).group.key).toBe('contacto')
    expect(factGroupAt(Number.NaN).index).toBe(0)
    expect(factGroupAt(-3).index).toBe(0)
    expect(factGroupAt(99).index).toBe(factGroups.length - 1)
  })
})

test('a hospital among her places is not asked for a second time', () => {
  const draft = (kind: string) => ({ doctorWorkInfo: { otherPlaces: [{ header: 'Star Médica', kind }] } })

  expect(hospitalAmongPlaces(draft('hospital'))).toBe('Star Médica')
  expect(hospitalAmongPlaces(draft('consultorio'))).toBeUndefined()
  const fields = factGroups.find(({ key }) => key === 'hospital')?.fields ?? []
  expect(fields.filter((path) => !isHospitalField(path))).toEqual([
    'doctorInfo.urgenciesPhone',
    'doctorWorkInfo.urgencies.hours',
    'doctorWorkInfo.urgencies.address',
  ])
})
