import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { noteEntry, refreshEntries } from '#admin/api/entries.ts'
import { createSaver, type SaveOutcome } from '#admin/draft/save-draft.ts'
import { entryDestination } from './entry-destination.ts'
import type { EntryDraft } from './entry-draft.ts'

/** Returns a function that saves the draft of an entry; it is stable across renders. */
export function useEntrySaver(kept: EntryDraft): () => Promise<SaveOutcome> {
  const client = useQueryClient()
  return useMemo(() => {
    const destination = entryDestination(kept, (saved) => noteEntry(client, kept.document, saved))
    const save = createSaver(kept.draft, destination)
    return async () => {
      const outcome = await save()
      if (outcome.kind !== 'saved') return outcome
      const { base } = kept.draft.state.getState()
      kept.settle(`${base?.value.id}`)
      if (outcome.wasLost) await refreshEntries(client, kept.document)
      return outcome
    }
  }, [client, kept])
}
