import { describe, expect, test } from 'vitest'
import { schemaTree } from '#content/fields/schema-tree.ts'
import { siteContent } from '#content/site-content/index.ts'
import { isJsonObject, type Json, type JsonObject, withValueAt } from '#content/values/json.ts'
import { siteContent as sample } from '#sample/site-content.ts'
import { findDifferences, mergeVersions } from './three-way.ts'

const tree = schemaTree(siteContent)
const base = siteContent.parse(sample)
const companies = base.insurances.companies

function withEdits(edits: Readonly<Record<string, Json>>): JsonObject {
  const edited = Object.entries(edits).reduce<Json>(
    (all, [path, value]) => withValueAt(all, path, value),
    base,
  )
  if (!isJsonObject(edited)) throw new TypeError('not a document')
  return edited
}

const between = (mine: JsonObject, theirs: JsonObject) =>
  findDifferences(tree, { base, mine, theirs }).map(({ path, changedBy }) => [path, changedBy])

describe('findDifferences', () => {
  test('says who changed each field', () => {
    const mine = withEdits({ 'doctorInfo.name': 'Mía', 'doctorInfo.city': 'León' })
    const theirs = withEdits({ 'doctorInfo.name': 'Suya', 'insurances.companies.0.visible': false })

    expect(between(mine, theirs)).toEqual([
      ['doctorInfo.name', 'both'],
      ['doctorInfo.city', 'mine'],
      ['insurances.companies.1.visible', 'theirs'],
    ])
  })

  test('leaves out fields with equal values in both versions', () => {
    const mine = withEdits({ 'doctorInfo.phone': '55 1234 5678' })
    const theirs = withEdits({ 'doctorInfo.phone': '5512345678' })

    expect(between(mine, theirs)).toEqual([])
  })

  test('joins a new order with a change of an item', () => {
    const mine = withEdits({ 'insurances.companies': companies.toReversed() })
    const theirs = withEdits({ 'insurances.companies.0.visible': false })

    expect(between(mine, theirs)).toEqual([
      ['insurances.companies', 'mine'],
      ['insurances.companies.1.visible', 'theirs'],
    ])
  })

  test('has one difference for an item that one removed and the other changed', () => {
    const mine = withEdits({ 'insurances.companies': companies.slice(1) })
    const theirs = withEdits({
      'insurances.companies.0.visible': false,
      'insurances.companies.0.name': 'Otra',
    })
    const differences = findDifferences(tree, { base, mine, theirs })

    expect(differences).toMatchObject([
      { path: 'insurances.companies.1', changedBy: 'both', title: companies[0]?.name, mine: undefined },
    ])
    expect(mergeVersions(mine, differences, () => 'theirs')).toEqual(theirs)
  })
})

describe('mergeVersions', () => {
  test('takes each field from the chosen version', () => {
    const mine = withEdits({ 'doctorInfo.name': 'Mía', 'doctorInfo.city': 'León' })
    const theirs = withEdits({ 'doctorInfo.name': 'Suya', 'insurances.companies': companies.slice(1) })
    const differences = findDifferences(tree, { base, mine, theirs })

    const merged = mergeVersions(mine, differences, ({ changedBy }) =>
      changedBy === 'both' ? 'mine' : changedBy,
    )

    expect(merged).toEqual(
      withEdits({
        'doctorInfo.name': 'Mía',
        'doctorInfo.city': 'León',
        'insurances.companies': companies.slice(1),
      }),
    )
    expect(mergeVersions(mine, differences, () => 'theirs')).toEqual(theirs)
    expect(mergeVersions(mine, differences, () => 'mine')).toEqual(mine)
  })
})
