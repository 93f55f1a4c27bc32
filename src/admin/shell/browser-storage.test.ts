import { afterEach, expect, test, vi } from 'vitest'
import { createUnsentChanges } from '#admin/draft/unsent-changes.ts'
import { service } from '#content/entries/service.ts'
import { schemaTree } from '#content/fields/schema-tree.ts'
import { readStored, removeStored, store } from './browser-storage.ts'

afterEach(() => vi.unstubAllGlobals())

const refuse = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError')
}
const full = { getItem: () => null, setItem: refuse, removeItem: refuse }

test.each([
  ['reading it throws', Object.defineProperty({}, 'localStorage', { get: refuse })],
  ['there is none', { localStorage: null }],
  ['it refuses every change', { localStorage: full }],
])('a browser in which %s stores nothing, and nothing throws', (_, window) => {
  vi.stubGlobal('window', window)

  expect(store('localStorage', 'paso', '2')).toBe(false)
  expect(readStored('localStorage', 'paso')).toBeNull()
  expect(() => removeStored('localStorage', 'paso')).not.toThrow()
  const unsent = createUnsentChanges(() => 'servicios', schemaTree(service))
  expect(unsent.write({ from: {}, mine: {} })).toBe(false)
  expect(unsent.left()).toEqual([])
})

test('a browser that allows it stores a text', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    },
  })

  expect(store('localStorage', 'paso', '2')).toBe(true)
  expect(readStored('localStorage', 'paso')).toBe('2')
})
