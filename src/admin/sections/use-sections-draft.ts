import { useCallback, useState } from 'react'
import type { LoadedDocument } from '#admin/api/documents.ts'
import type { SectionType } from '#content/catalogue/index.ts'
import type { SelectedSections } from '#content/selected-sections.ts'
import { differences, type Selection } from './selections.ts'

type Loaded = LoadedDocument<'selected-sections'>
type Edits = { readonly base: Loaded; readonly value: SelectedSections }

/** What she has chosen and not saved yet, with the saved version that she began from. */
export function useSectionsDraft(loaded: Loaded) {
  const [edits, setEdits] = useState<Edits>()
  const { base, value } = edits ?? { base: loaded, value: loaded.value }

  const change = useCallback(
    (type: SectionType, part: Partial<Selection>) => {
      setEdits((current) => {
        const from = current ?? { base: loaded, value: loaded.value }
        const next = { base: from.base, value: { ...from.value, [type]: { ...from.value[type], ...part } } }
        return differences(next.base.value, next.value).length === 0 ? undefined : next
      })
    },
    [loaded],
  )

  return {
    base,
    value,
    changed: differences(base.value, value),
    change,
    /** `sent` is now saved; what she changed meanwhile stays. */
    saved(sent: SelectedSections, now: Loaded) {
      setEdits((current) => {
        if (!current || differences(current.value, sent).length === 0) return undefined
        return { base: now, value: current.value }
      })
    },
    discard: () => setEdits(undefined),
  }
}
