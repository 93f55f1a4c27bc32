import { expect, test } from 'vitest'
import { catalogue, type SectionType, sectionTypes, variantName } from '#content/catalogue/index.ts'
import { selectedSections } from '#content/documents/selected-sections.ts'
import { differences, selectionIn } from './selections.ts'

const base = selectedSections.parse({})
const hiding = (...types: SectionType[]) => {
  const changed = structuredClone(base)
  for (const type of types) changed[type].display = false
  return changed
}

test('differences names the sections that differ', () => {
  expect(differences(base, hiding('Hero', 'Footer'))).toEqual(['Hero', 'Footer'])
  expect(differences(base, structuredClone(base))).toEqual([])
})

test('a missing or invalid selection in a draft becomes the default', () => {
  const draft = {
    Hero: { component: 'hero-removed', display: false },
    Footer: { display: 'no' },
    Purpose: null,
  }

  expect(selectionIn(draft)).toEqual({ ...base, Hero: { component: 'hero-removed', display: false } })
})

test('no two variants of a section have the same name', () => {
  for (const type of sectionTypes) {
    const names = catalogue[type].variants.map(({ file }) => variantName(type, file))
    expect(new Set(names).size, type).toBe(names.length)
  }
})
