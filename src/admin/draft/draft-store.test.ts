import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { siteContent } from '#content/site-content/index.ts'
import { valueAt } from '#content/values/json.ts'
import { siteContent as sample } from '#sample/site-content.ts'
import { countedPaths, createDraftStore, issueAt, shownIssueAt } from './draft-store.ts'

const value = siteContent.parse(sample)
const version = (number: number, changes = {}) => ({
  value: { ...value, ...changes },
  etag: `"site-content-${number}"`,
})

function openDraft() {
  const draft = createDraftStore({ schema: siteContent })
  draft.start(version(1))
  const read = (path: string) => valueAt(draft.state.getState().draft, path)
  return { ...draft, read, get: draft.state.getState }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('editing', () => {
  test('counts the differences from the saved version, and none when the old values are typed again', () => {
    const draft = openDraft()

    draft.edit('doctorInfo.name', 'Dra. Ana')
    draft.set('header.isSticky', false)

    expect(draft.get().changeCount).toBe(2)
    draft.set('header.isSticky', true)
    draft.edit('doctorInfo.name', value.doctorInfo.name)
    expect(draft.get().changeCount).toBe(0)
  })

  test('keeps the objects that an edit does not touch, so that other fields do not render again', () => {
    const draft = openDraft()
    const before = draft.get().draft

    draft.edit('doctorInfo.name', 'Dra. Ana')

    expect(draft.get().draft.insurances).toBe(before.insurances)
    expect(draft.read('doctorInfo.socialLinks')).toBe(valueAt(before, 'doctorInfo.socialLinks'))
  })
})

test('what she types in the second item lands there while another person adds an item above', () => {
  const draft = openDraft()
  const [first, second, ...rest] = value.insurances.companies
  if (!first || !second) throw new Error('The sample has two insurers.')
  const path = `insurances.companies.${second.id}.name`
  draft.edit(path, 'Seguros')
  const added = { ...first, id: 'nueva', name: 'Otra' }
  draft.take(
    version(1),
    {
      ...value,
      insurances: {
        ...value.insurances,
        companies: [added, first, { ...second, name: 'Seguros' }, ...rest],
      },
    },
    new Map(),
  )

  draft.edit(path, 'Seguros Dos')

  expect(draft.read('insurances.companies')).toEqual([
    added,
    first,
    { ...second, name: 'Seguros Dos' },
    ...rest,
  ])
})

describe('undo and redo', () => {
  test('treat typing in a field as one step, until a pause', () => {
    const draft = openDraft()
    for (const text of ['D', 'Dr', 'Dra']) {
      draft.edit('doctorInfo.name', text)
      vi.advanceTimersByTime(300)
    }
    vi.advanceTimersByTime(2_000)
    draft.edit('doctorInfo.name', 'Dra. Ana')

    expect(draft.undo()).toBe('doctorInfo.name')
    expect(draft.read('doctorInfo.name')).toBe('Dra')
    draft.undo()
    expect(draft.read('doctorInfo.name')).toBe(value.doctorInfo.name)
    expect(draft.undo()).toBeUndefined()

    draft.redo()
    draft.redo()
    expect(draft.read('doctorInfo.name')).toBe('Dra. Ana')
    expect(draft.redo()).toBeUndefined()
  })

  test('start a new step in another field and after leaving a field', () => {
    const draft = openDraft()
    draft.edit('doctorInfo.name', 'A')
    draft.edit('doctorInfo.city', 'B')
    draft.leave('doctorInfo.city')
    draft.edit('doctorInfo.city', 'C')

    draft.undo()
    expect(draft.read('doctorInfo.city')).toBe('B')
    draft.undo()
    expect(draft.read('doctorInfo.city')).toBe(value.doctorInfo.city)
    expect(draft.read('doctorInfo.name')).toBe('A')
  })

  test('restore a removed list item', () => {
    const draft = openDraft()

    draft.set('insurances.companies', value.insurances.companies.slice(1))
    draft.undo()

    expect(draft.get().draft).toEqual(value)
    expect(draft.get().changeCount).toBe(0)
  })

  test('can undo a change from before a save', () => {
    const draft = openDraft()
    draft.edit('doctorInfo.name', 'Dra. Ana')
    const saved = version(2, { doctorInfo: { ...value.doctorInfo, name: 'Dra. Ana' } })
    draft.take(saved, saved.value, new Map())

    draft.undo()

    expect(draft.read('doctorInfo.name')).toBe(value.doctorInfo.name)
    expect(draft.get().changeCount).toBe(1)
  })

  test('take back only her own steps, also when others have ordered the list and changed a field since', () => {
    const draft = openDraft()
    const { companies } = value.insurances
    draft.edit('insurances.companies.1.name', 'Seguros Uno')
    const others = { ...value, doctorInfo: { ...value.doctorInfo, city: 'León' } }
    const [first, ...rest] = companies
    const ordered = [...rest, { ...first, name: 'Seguros Uno' }]
    const joined = { ...others, insurances: { ...value.insurances, companies: ordered } }
    draft.take(version(2, others), joined, new Map())

    expect(draft.undo()).toBe('insurances.companies.1.name')
    expect(draft.read('insurances.companies')).toEqual([...rest, first])
    expect(draft.read('doctorInfo.city')).toBe('León')
    draft.redo()
    expect(draft.read('insurances.companies')).toEqual(ordered)
    draft.undo()
    expect(draft.undo()).toBeUndefined()
  })

  test('cannot redo an undone change after a new edit', () => {
    const draft = openDraft()
    draft.edit('doctorInfo.name', 'A')
    draft.undo()
    draft.edit('doctorInfo.city', 'B')

    expect(draft.redo()).toBeUndefined()
  })
})

describe('what is saved', () => {
  test('counts no space that the schema removes, and the text stays as typed', () => {
    const draft = openDraft()
    draft.edit('doctorInfo.name', 'Dra. Ana ')
    const saved = version(2, { doctorInfo: { ...value.doctorInfo, name: 'Dra. Ana' } })

    draft.take(saved, draft.get().draft, new Map())

    expect(draft.get().changeCount).toBe(0)
    expect(draft.read('doctorInfo.name')).toBe('Dra. Ana ')
  })
})

describe('errors', () => {
  test('are found soon after typing and shown when the user leaves the field', () => {
    const draft = openDraft()
    draft.edit('doctorInfo.phone', '12')
    vi.advanceTimersByTime(300)

    expect(issueAt(draft.get(), 'doctorInfo.phone')).toMatch(/^Escriba solo el teléfono/)
    expect(shownIssueAt(draft.get(), 'doctorInfo.phone')).toBeUndefined()
    draft.leave('doctorInfo.phone')
    expect(shownIssueAt(draft.get(), 'doctorInfo.phone')).toMatch(/^Escriba solo el teléfono/)
  })

  test('of the server stay until the field changes', () => {
    const draft = openDraft()
    draft.refuse(new Map([['doctorInfo.phone', 'No existe.']]))
    draft.edit('doctorInfo.name', 'Dra. Ana')
    expect(shownIssueAt(draft.get(), 'doctorInfo.phone')).toBe('No existe.')

    draft.edit('doctorInfo.phone', '5512345678')
    expect(issueAt(draft.get(), 'doctorInfo.phone')).toBeUndefined()
  })

  test('are in Spanish even if the schema has no message', () => {
    const draft = openDraft()
    draft.edit('doctorInfo.latitude', 500)
    draft.edit('doctorInfo.longitude', 'abc')
    draft.validate()

    expect([...draft.get().issues.values()]).toEqual([
      'El máximo es 90.',
      expect.stringMatching(/^No se entiende «abc»/),
    ])
  })
})

test('discarding restores the saved version and can be undone', () => {
  const draft = openDraft()
  draft.edit('doctorInfo.name', 'Dra. Ana')

  draft.discard()
  expect(draft.get()).toMatchObject({ changeCount: 0, draft: value })

  draft.undo()
  expect(draft.read('doctorInfo.name')).toBe('Dra. Ana')
})

test('what a new item lacks is counted only after a field of it was left, or all errors are shown', () => {
  const draft = openDraft()
  const places = 'doctorWorkInfo.otherPlaces'
  draft.set(places, [{ id: 'nuevo', header: '', address: '' }])
  expect(countedPaths(draft.get(), places)).toEqual([])

  draft.edit(`${places}.nuevo.address`, 'Amores 20')
  draft.leave(`${places}.nuevo.address`)
  expect(countedPaths(draft.get(), places)).toContain(`${places}.nuevo.header`)

  const other = openDraft()
  other.set(places, [{ id: 'nuevo', header: '', address: '' }])
  other.showAllIssues()
  expect(countedPaths(other.get(), places)).toContain(`${places}.nuevo.header`)
})
