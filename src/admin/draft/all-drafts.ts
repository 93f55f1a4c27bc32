import { createStore } from 'zustand/vanilla'
import type { StoredDraft } from './stored-draft.ts'

/** Every draft that this tab holds, of whole documents and of entries, in the order in which they were opened. */
const held = createStore<readonly StoredDraft[]>(() => [])
const listeners = new Set<(stored: StoredDraft) => void>()
const stops = new Map<StoredDraft, () => void>()

export const heldDrafts = (): readonly StoredDraft[] => held.getState()

/** The held drafts that differ from what is saved. */
export const changedDrafts = (): readonly StoredDraft[] =>
  held.getState().filter(({ draft }) => draft.state.getState().changeCount > 0)

/** Adds a draft to the held ones. Called once for each draft, when it is created. */
export function holdDraft(stored: StoredDraft): void {
  const tell = () => {
    for (const listener of listeners) listener(stored)
  }
  stops.set(stored, stored.draft.state.subscribe(tell))
  held.setState([...held.getState(), stored], true)
  tell()
}

/** Forgets a draft whose subject no longer exists. */
export function releaseDraft(stored: StoredDraft): void {
  stops.get(stored)?.()
  stops.delete(stored)
  held.setState(
    held.getState().filter((other) => other !== stored),
    true,
  )
  for (const listener of listeners) listener(stored)
}

/**
 * Calls `listener` with a draft whenever it is added or forgotten and whenever its state changes. @returns a function
 * that unsubscribes.
 */
export function subscribeToDrafts(listener: (stored: StoredDraft) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
