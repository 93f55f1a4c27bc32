import { createStore } from 'zustand/vanilla'
import type { StoredDraft } from './stored-draft.ts'

/** Every draft that this tab holds, of whole documents and of entries, in the order in which they were opened. */
const held = createStore<readonly StoredDraft[]>(() => [])
const listeners = new Set<(kept: StoredDraft) => void>()
const stops = new Map<StoredDraft, () => void>()

export const heldDrafts = (): readonly StoredDraft[] => held.getState()

/** The held drafts that differ from what is saved. */
export const changedDrafts = (): readonly StoredDraft[] =>
  held.getState().filter(({ draft }) => draft.state.getState().changeCount > 0)

/** Adds a draft to the held ones. Called once for each draft, when it is created. */
export function holdDraft(kept: StoredDraft): void {
  const tell = () => {
    for (const listener of listeners) listener(kept)
  }
  stops.set(kept, kept.draft.state.subscribe(tell))
  held.setState([...held.getState(), kept], true)
  tell()
}

/** Forgets a draft whose subject no longer exists. */
export function releaseDraft(kept: StoredDraft): void {
  stops.get(kept)?.()
  stops.delete(kept)
  held.setState(
    held.getState().filter((other) => other !== kept),
    true,
  )
  for (const listener of listeners) listener(kept)
}

/**
 * Calls `listener` with a draft whenever it is added or forgotten and whenever its state changes. @returns a function
 * that unsubscribes.
 */
export function subscribeToDrafts(listener: (kept: StoredDraft) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
