import { expect, test } from 'vitest'
import type { ListedEntry } from '#admin/api/entries.ts'
import { findEntries, homeIds } from './find-entries.ts'

const entry = (id: string, title: string, visible = true): ListedEntry => ({
  id,
  title,
  visible,
  text: '',
  icon: '',
  image: '',
  missing: [],
  isSample: false,
  changedAt: '',
})
const entries = [
  entry('endometriosis', 'Endometriosis'),
  entry('sangrados', 'Sangrados uterinos', false),
  entry('vph', 'Virus del papiloma humano (VPH)'),
  entry('miomas', 'Miomas y pólipos'),
  entry('ovario', 'Síndrome de ovario poliquístico'),
  entry('mama', 'Tumores y quistes de mama'),
]
const ids = (found: readonly ListedEntry[]) => found.map(({ id }) => id)

test('finds entries by name or address without regard to accents and case', () => {
  expect(ids(findEntries(entries, 'POLIPOS'))).toEqual(['miomas'])
  expect(ids(findEntries(entries, 'quístes máma'))).toEqual(['mama'])
  expect(ids(findEntries(entries, 'vph'))).toEqual(['vph'])
  expect(findEntries(entries, ' ')).toBe(entries)
})

test('counts only visible entries among the first ones of the home page', () => {
  expect([...(homeIds('diseases', entries) ?? [])]).toEqual(['endometriosis', 'vph', 'miomas', 'ovario'])
  expect(homeIds('symptoms', entries)).toBeUndefined()
})
