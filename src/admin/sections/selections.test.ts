import { describe, expect, test } from 'vitest'
import { catalogue, type SectionType, sectionTypes } from '#content/catalogue/index.ts'
import { selectedSections } from '#content/selected-sections.ts'
import { combine, differences, disagreements } from './selections.ts'
import { variantName } from './variant-name.ts'

const base = selectedSections.parse({})
const hiding = (...types: SectionType[]) => {
  const changed = structuredClone(base)
  for (const type of types) changed[type].display = false
  return changed
}

test('differences names the sections that are not alike', () => {
  expect(differences(base, hiding('Hero', 'Footer'))).toEqual(['Hero', 'Footer'])
  expect(differences(base, structuredClone(base))).toEqual([])
})

describe('disagreements', () => {
  test('propose whoever changed a section', () => {
    const found = disagreements(base, hiding('Hero'), hiding('Footer'))

    expect(found.map(({ type, proposed }) => [type, proposed])).toEqual([
      ['Hero', 'mine'],
      ['Footer', 'theirs'],
    ])
  })

  test('leave out what both changed alike', () => {
    expect(disagreements(base, hiding('Hero'), hiding('Hero'))).toEqual([])
  })
})

test('combine takes each section from the chosen side', () => {
  const choices = new Map([
    ['Hero', 'mine'],
    ['Footer', 'theirs'],
  ] as const)

  expect(combine(hiding('Hero'), hiding('Footer'), choices)).toEqual(hiding('Hero', 'Footer'))
})

test('no two variants of a section have the same name', () => {
  for (const type of sectionTypes) {
    const names = catalogue[type].variants.map(({ file }) => variantName(type, file))
    expect(new Set(names).size, type).toBe(names.length)
  }
})
