import { describe, expect, test } from 'vitest'
import { schemaTree } from '../fields/schema-tree.ts'
import { type EntryDocument, entryDocuments, entrySchema } from './entries.ts'
import { entryGroups } from './entry-groups.ts'

describe.each(entryDocuments)('the groups of %s', (document) => {
  const tree = schemaTree(entrySchema(document))
  const keys = tree.kind === 'group' ? tree.fields.map(({ key }) => key) : []
  const groups = entryGroups[document]

  test('contain every field of the schema once', () => {
    const placed = [...groups.flatMap(({ fields }) => fields), ...hiddenFields[document]]
    expect(placed.toSorted()).toEqual(keys.toSorted())
  })

  test('fold away the code for search engines', () => {
    const codes = tree.kind === 'group' ? tree.fields.filter(({ key }) => key === 'icd10') : []
    expect(codes.filter(({ isAdvanced }) => !isAdvanced)).toEqual([])
  })

  test('have keys that no field has', () => {
    expect(groups.filter(({ key }) => keys.includes(key))).toEqual([])
  })
})

/** Fields outside all groups: the owner does not edit them as text. */
const hiddenFields: { readonly [Name in EntryDocument]: readonly string[] } = {
  services: [],
  diseases: [],
  symptoms: [],
  pages: ['formerPage'],
  testimonials: ['id', 'isSample'],
}
