import { afterEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { createStore } from 'zustand/vanilla'
import { changedDrafts, heldDrafts, holdDraft, releaseDraft, subscribeToDrafts } from './all-drafts.ts'
import { createDraftStore } from './draft-store.ts'
import { createLocalCopies } from './local-copies.ts'
import type { StoredDraft } from './stored-draft.ts'

const noStorage = { getItem: () => null, setItem() {}, removeItem() {}, key: () => null, length: 0 }

function heldDraft(): StoredDraft {
  const draft = createDraftStore<unknown>({ schema: z.object({ title: z.string(), text: z.string() }) })
  const stored: StoredDraft = {
    draft,
    label: 'Galería',
    tab: 'tab',
    copies: createLocalCopies(noStorage, () => 'gallery', draft.tree),
    subject: () => ({ document: 'gallery' }),
    formerTab: undefined,
    hasStoredCopy: createStore<boolean>(() => true),
    onServer: createStore(() => ({})),
  }
  draft.load({ value: { title: '', text: '' }, etag: '"gallery-1"' })
  holdDraft(stored)
  return stored
}

afterEach(() => {
  for (const stored of heldDrafts()) releaseDraft(stored)
})

describe('all drafts', () => {
  test('lists the held drafts that have changes', () => {
    const [one, other] = [heldDraft(), heldDraft()]
    one.draft.edit('title', 'Hola')
    other.draft.edit('title', 'Adiós')
    expect(changedDrafts()).toEqual([one, other])
    other.draft.undo()
    expect(changedDrafts()).toEqual([one])
  })

  test('calls subscribers with the draft that changed until they unsubscribe', () => {
    const stored = heldDraft()
    const listener = vi.fn()
    const stop = subscribeToDrafts(listener)
    stored.draft.edit('title', 'Hola')
    expect(listener).toHaveBeenLastCalledWith(stored)
    const { length } = listener.mock.calls
    stop()
    stored.draft.edit('title', 'Hola a todas')
    expect(listener.mock.calls).toHaveLength(length)
  })

  test('forgets a draft that is released', () => {
    const stored = heldDraft()
    stored.draft.edit('title', 'Hola')
    releaseDraft(stored)
    expect(heldDrafts()).toEqual([])
  })
})
