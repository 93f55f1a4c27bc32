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
  const kept: StoredDraft = {
    ...{ draft, label: 'Galería', tab: 'tab', copies: createLocalCopies(noStorage, () => 'gallery') },
    subject: () => ({ document: 'gallery' }),
    hasStoredCopy: createStore<boolean>(() => true),
  }
  draft.load({ value: { title: '', text: '' }, etag: '"gallery-1"' })
  holdDraft(kept)
  return kept
}

afterEach(() => {
  for (const kept of heldDrafts()) releaseDraft(kept)
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
    const kept = heldDraft()
    const listener = vi.fn()
    const stop = subscribeToDrafts(listener)
    kept.draft.edit('title', 'Hola')
    expect(listener).toHaveBeenLastCalledWith(kept)
    const { length } = listener.mock.calls
    stop()
    kept.draft.edit('title', 'Hola a todas')
    expect(listener.mock.calls).toHaveLength(length)
  })

  test('forgets a draft that is released', () => {
    const kept = heldDraft()
    kept.draft.edit('title', 'Hola')
    releaseDraft(kept)
    expect(heldDrafts()).toEqual([])
  })
})
