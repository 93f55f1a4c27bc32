import { createContext, useContext } from 'react'
import type { EntryDraft } from './entry-draft.ts'

const EntryContext = createContext<EntryDraft | undefined>(undefined)
export const EntryProvider = EntryContext.Provider

/** The draft of the entry that the surrounding form edits. */
export function useEntryDraft(): EntryDraft {
  const kept = useContext(EntryContext)
  if (!kept) throw new Error('The control is outside an entry’s form.')
  return kept
}
