import { useCallback } from 'react'
import type { ListedEntry } from '#admin/api/entries.ts'
import { useShowEntry } from '#admin/api/entry-changes.ts'
import { messageOf } from '#admin/api/problem.ts'
import { showToast } from '#admin/shell/toast.ts'
import type { EntryDocument } from '#content/entries.ts'

/** Shows and hides entries. `toggle` is stable across renders. */
export function useVisibility(document: EntryDocument) {
  const { mutate, isPending, variables } = useShowEntry(document)
  const toggle = useCallback(
    ({ id, title, visible }: ListedEntry) =>
      mutate(
        { id, visible: !visible },
        {
          onSuccess: () =>
            showToast({
              title: 'Éxito',
              message: visible ? `«${title}» ya no se ve en el sitio.` : `«${title}» ya se ve en el sitio.`,
              kind: 'success',
            }),
          onError: (error) =>
            showToast({
              title: visible ? 'No se ocultó' : 'No se mostró',
              message: messageOf(error),
              kind: 'destructive',
            }),
        },
      ),
    [mutate],
  )
  return { toggle, pendingId: isPending ? variables.id : undefined }
}
