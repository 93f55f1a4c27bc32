import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { siteContent } from '#content/site-content/index.ts'
import { siteContent as sample } from '#sample/site-content.ts'
import { startAutosave } from './autosave.ts'
import { createDraftStore } from './draft-store.ts'
import { createLocalCopies } from './local-copies.ts'

const value = siteContent.parse(sample)
const version = { value, etag: '"site-content-1"' }

function memoryStorage(room = Number.POSITIVE_INFINITY) {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    key: (index: number) => [...items.keys()][index] ?? null,
    getItem: (key: string) => items.get(key) ?? null,
    removeItem: (key: string) => void items.delete(key),
    setItem(key: string, text: string) {
      if (text.length > room) throw new DOMException('full', 'QuotaExceededError')
      items.set(key, text)
    },
  }
}

function openDraft(storage = memoryStorage()) {
  const draft = createDraftStore({ schema: siteContent })
  const copies = createLocalCopies(storage, () => 'site-content', draft.tree)
  const onStored = vi.fn()
  draft.load(version)
  const autosave = startAutosave(draft, { copies, tab: 'a', onStored })
  return { storage, copies, draft, autosave, onStored }
}

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-01-05T10:00:00Z') }))
afterEach(() => void vi.useRealTimers())

describe('autosave', () => {
  test('stores typed text within 300 ms, also while the user continues to type', () => {
    const { draft, copies } = openDraft()
    for (const text of ['D', 'Dr', 'Dra', 'Dra.']) {
      draft.edit('doctorInfo.name', text)
      vi.advanceTimersByTime(100)
    }

    const [copy] = copies.list()
    expect(copy).toMatchObject({ tab: 'a', etag: '"site-content-1"', savedAt: '2026-01-05T10:00:00.300Z' })
    expect(copy?.draft).toHaveProperty('doctorInfo.name', 'Dra')
    expect(copy?.base).toEqual(value)
  })

  test('stores the last letters at once when the page closes', () => {
    const { draft, copies, autosave } = openDraft()
    draft.edit('doctorInfo.name', 'Dra. Ana')

    autosave.flush()

    expect(copies.list()[0]?.draft).toHaveProperty('doctorInfo.name', 'Dra. Ana')
  })

  test('removes the copy when everything is saved', () => {
    const { draft, copies } = openDraft()
    draft.edit('doctorInfo.name', 'Dra. Ana')
    vi.advanceTimersByTime(300)

    draft.saved({ ...version, value: { ...value, doctorInfo: { ...value.doctorInfo, name: 'Dra. Ana' } } })
    vi.advanceTimersByTime(300)

    expect(copies.list()).toEqual([])
  })

  test('reports that the browser has no room', () => {
    const { draft, onStored } = openDraft(memoryStorage(10))
    draft.edit('doctorInfo.name', 'Dra. Ana')
    vi.advanceTimersByTime(300)

    expect(onStored).toHaveBeenLastCalledWith(false)
  })
})

describe('recovery', () => {
  test('restores the draft after a crash, based on the version that it started from', () => {
    const { draft, copies } = openDraft()
    draft.edit('doctorInfo.name', 'Dra. Ana')
    vi.advanceTimersByTime(300)
    const later = createDraftStore({ schema: siteContent })
    later.load({ value: { ...value, navMenu: { items: [] } }, etag: '"site-content-2"' })
    const [copy] = copies.list()
    if (!copy) throw new Error('No copy was kept.')

    later.recover({ value: copy.base, etag: copy.etag }, copy.draft)

    expect(later.state.getState()).toMatchObject({
      changeCount: 1,
      base: { etag: '"site-content-1"' },
      newer: { etag: '"site-content-2"' },
    })
    expect(later.state.getState().draft).toHaveProperty('doctorInfo.name', 'Dra. Ana')
  })

  test('does not touch the copies of other tabs and documents', () => {
    const { storage, copies, draft } = openDraft()
    storage.setItem('consultorio:borrador:site-content:b', '{"broken')
    storage.setItem('consultorio:borrador:other:c', '{}')
    draft.edit('doctorInfo.name', 'Dra. Ana')
    vi.advanceTimersByTime(300)
    expect(copies.list().map(({ tab }) => tab)).toEqual(['a'])

    copies.remove('a')

    expect(storage.length).toBe(2)
  })
})
