import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CheckedFinding } from '#admin/api/checks.ts'
import { draftPath } from '#admin/draft/document-draft.ts'
import { openMergedDraft } from '#admin/entries/open-draft.ts'
import { showError, showFailure } from '#admin/shell/toast.ts'
import { withBetter } from '#content/checks/claims/with-better.ts'
import type { Better } from '#content/checks/finding.ts'
import { valueAt } from '#content/values/json.ts'

/** A better sentence that she has accepted, and what takes it back. */
export type Accepted = {
  readonly key: string
  readonly label: string
  readonly better: Better
  readonly undo: () => void
}

/** Puts the better sentence of a finding into this person's draft. */
export function useBetter(onAccepted: (accepted: Accepted) => void) {
  const client = useQueryClient()
  return useMutation({
    async mutationFn({ key, place, better, label }: CheckedFinding) {
      const { document, entry } = place
      const { draft } = await openMergedDraft(client, { document, entry })
      const path = entry === undefined ? draftPath(document, place.path) : place.path
      const textNow = () => valueAt(draft.state.getState().draft, path)
      const before = textNow()
      const after = better && typeof before === 'string' ? withBetter(before, better) : undefined
      if (!better || before === undefined || after === undefined)
        return showFailure('El texto ya cambió: ábralo para corregirlo.', 'No se cambió')
      draft.set(path, after)
      // What she has typed there meanwhile stays.
      const undo = () => textNow() === after && draft.set(path, before)
      onAccepted({ key, label, better, undo })
    },
    onError: (error) => showError(error, 'No se cambió'),
  })
}
