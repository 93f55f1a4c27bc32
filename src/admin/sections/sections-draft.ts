import { useCallback, useMemo } from 'react'
import { screenDraft } from '#admin/draft/document-draft.ts'
import { useDraft } from '#admin/form/form-context.tsx'
import type { SectionType } from '#content/catalogue/index.ts'
import { joinPath } from '#content/values/json.ts'
import { differences, type Selection, selectionIn } from './selections.ts'

export const sectionsDraft = screenDraft('selected-sections')

/** The current selection, saved or not, and the sections that differ from the saved version. */
export function useSelections() {
  const draft = useDraft((state) => state.draft)
  const base = useDraft((state) => state.base?.value)
  const value = useMemo(() => selectionIn(draft), [draft])
  const changed = useMemo(() => differences(selectionIn(base ?? {}), value), [base, value])

  const change = useCallback((type: SectionType, { component, display }: Partial<Selection>) => {
    if (component !== undefined) sectionsDraft.draft.set(joinPath(type, 'component'), component)
    if (display !== undefined) sectionsDraft.draft.set(joinPath(type, 'display'), display)
  }, [])
  return { value, changed, change }
}
