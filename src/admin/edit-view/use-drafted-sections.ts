import { useMemo } from 'react'
import { useStore } from 'zustand'
import { sectionsDraft } from '#admin/sections/sections-draft.ts'
import { selectionIn } from '#admin/sections/selections.ts'
import type { SelectedSections } from '#content/documents/selected-sections.ts'

/** The layout of each section and whether it is shown, saved or not. */
export function useDraftedSections(): SelectedSections {
  const draft = useStore(sectionsDraft.draft.state, (state) => state.draft)
  return useMemo(() => selectionIn(draft), [draft])
}
