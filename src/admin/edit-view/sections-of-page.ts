import { useMemo } from 'react'
import { useStore } from 'zustand'
import { documentDraft } from '#admin/draft/document-draft.ts'
import { selectionIn } from '#admin/sections/selections.ts'
import { basePaths } from '#content/addresses/page-documents.ts'
import { homeSections } from '#content/catalogue/home-sections.ts'
import type { SectionType } from '#content/catalogue/index.ts'
import type { SelectedSections } from '#content/documents/selected-sections.ts'

/** The sections of the home page in their order. */
const homeOrder: readonly SectionType[] = ['Header', ...homeSections, 'GeneralCallToAction', 'Footer']

/** The sections that a page may show, in their order. */
export function sectionsOn(path: string): readonly SectionType[] {
  if (path === '/') return homeOrder
  const isDetail = path.split('/').length > 2 && !path.startsWith(basePaths.pages)
  const own: readonly SectionType[] = isDetail ? ['CallToActionIndividual'] : []
  return ['Header', ...own, 'GeneralCallToAction', 'Footer']
}

/** The layout of each section and whether it is shown, saved or not. */
export function useDraftedSections(): SelectedSections {
  const draft = useStore(documentDraft('selected-sections').draft.state, (state) => state.draft)
  return useMemo(() => selectionIn(draft), [draft])
}
