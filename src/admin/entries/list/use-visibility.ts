import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { ListedEntry } from '#admin/api/entries.ts'
import { showError, showStored } from '#admin/shell/toast.ts'
import type { EntryDocument } from '#content/documents/entries.ts'
import { entryLabel } from '#content/documents/entry-summary.ts'
import { openDraft } from '../open-draft.ts'

/** Shows and hides entries in their drafts. `toggle` is stable across renders. */
export function useVisibility(document: EntryDocument) {
  const client = useQueryClient()
  const [pendingId, setPendingId] = useState<string>()
  const toggle = useCallback(
    async (entry: ListedEntry) => {
      const { id, visible } = entry
      const title = entryLabel(entry)
      setPendingId(id)
      try {
        const stored = await openDraft(client, { document, entry: id })
        stored.draft.set('visible', !visible)
        showStored(
          visible
            ? `«${title}» deja de verse cuando publique.`
            : `«${title}» se ve en el sitio cuando publique.`,
        )
      } catch (error) {
        showError(error, visible ? 'No se ocultó' : 'No se mostró')
      } finally {
        setPendingId(undefined)
      }
    },
    [client, document],
  )
  return { toggle, pendingId }
}
