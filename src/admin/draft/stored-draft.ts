import type { z } from 'zod'
import { createStore } from 'zustand/vanilla'
import type { EditableDocument } from '#content/editable-documents.ts'
import { startAutosave } from './autosave.ts'
import { createDraftStore } from './draft-store.ts'
import { createLocalCopies } from './local-copies.ts'
import { markTabOpen } from './open-tabs.ts'

const tab = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`
let isMarked = false

export type StoredDraft = Omit<ReturnType<typeof createStoredDraft<unknown>>, never>

/** A document's draft with a copy in this browser. It outlives its screen: a user who comes back finds it unchanged. */
export function createStoredDraft<Value>(name: EditableDocument, schema: z.ZodType<Value>) {
  const draft = createDraftStore({ schema })
  const copies = createLocalCopies(browserStorage(), name)
  /** Whether this browser keeps the copy. */
  const hasStoredCopy = createStore<boolean>(() => true)
  const autosave = startAutosave(draft, {
    copies,
    tab,
    onStored: (kept) => hasStoredCopy.setState(kept, true),
  })

  if (!isMarked) markTabOpen(tab)
  isMarked = true
  window.addEventListener('pagehide', autosave.flush)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') autosave.flush()
  })
  return { name, draft, copies, tab, hasStoredCopy }
}

/** Reading `localStorage` itself throws if the browser forbids it. */
function browserStorage(): Storage {
  try {
    return window.localStorage
  } catch {
    return window.sessionStorage
  }
}
