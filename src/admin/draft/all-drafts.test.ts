import { afterEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { changedDrafts, heldDrafts, holdDraft, releaseDraft, subscribeToDrafts } from './all-drafts.ts'
import { createDraftStore } from './draft-store.ts'
import { createDraftSync } from './draft-sync.ts'
import type { StoredDraft } from './stored-draft.ts'
import { createUnsentChanges } from './unsent-changes.ts'

const transport = {
  load: async () => undefined,
  send: async () => 'gone' as const,
  isTemporary: () => false,
}

function heldDraft(): StoredDraft {
  const draft = createDraftStore<unknown>({ schema: z.object({ title: z.string(), text: z.string() }) })
  const unsent = createUnsentChanges(() => 'gallery', draft.tree)
  const stored: StoredDraft = {
    draft,
    label: 'Galería',
    subject: () => ({ document: 'gallery' }),
    sync: createDraftSync({ draft, unsent, transport }),
  }
  draft.start({ value: { title: '', text: '' }, etag: '"gallery-1"' })
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
