import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { noteSaved, refreshDocument } from '#admin/api/documents.ts'
import type { DocumentDraft } from '#admin/draft/document-draft.ts'
import { createSaver, type SaveOutcome } from '#admin/draft/save-draft.ts'
import { documentDestination } from './document-destination.ts'

/** Returns a function that saves the draft of a document; it is stable across renders. */
export function useDocumentSaver({ name, draft }: DocumentDraft): () => Promise<SaveOutcome> {
  const client = useQueryClient()
  return useMemo(() => {
    const destination = documentDestination(name, (saved) => noteSaved(client, name, saved))
    const save = createSaver(draft, destination)
    return async () => {
      const outcome = await save()
      if (outcome.kind === 'saved' && outcome.wasLost) await refreshDocument(client, name)
      return outcome
    }
  }, [client, name, draft])
}
