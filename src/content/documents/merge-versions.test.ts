import { describe, expect, test } from 'vitest'
import { schemaTree } from '#content/fields/schema-tree.ts'
import { siteContent } from '#content/site-content/index.ts'
import { isJsonObject, type Json, type JsonObject, withValueAt } from '#content/values/json.ts'
import { siteContent as sample } from '#sample/site-content.ts'
import { findDifferences, mergeVersions } from './merge-versions.ts'

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
      ['insurances.companies.0.visible', 'theirs'],
    ])
  })

  test('leaves out fields with equal values in both versions', () => {
    const mine = withEdits({ 'doctorInfo.phone': '55 1234 5678' })
    const theirs = withEdits({ 'doctorInfo.phone': '5512345678' })

    expect(between(mine, theirs)).toEqual([])
  })

  test('treats a list with moved items as one difference', () => {
    const mine = withEdits({ 'insurances.companies': companies.toReversed() })
    const theirs = withEdits({ 'insurances.companies.0.visible': false })

    expect(between(mine, theirs)).toEqual([['insurances.companies', 'both']])
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
