import { useMemo } from 'react'
import { useStore } from 'zustand'
import { sectionsDraft } from '#admin/sections/sections-draft.ts'
import { selectionIn } from '#admin/sections/selections.ts'
import { basePaths } from '#content/addresses/page-documents.ts'
import { homeSections } from '#content/catalogue/home-sections.ts'
import type { SectionType } from '#content/catalogue/index.ts'
import type { DocumentName } from '#content/documents/documents.ts'
import type { EntryDocument } from '#content/documents/entries.ts'
import type { SelectedSections } from '#content/documents/selected-sections.ts'

/** Where the contents of a section are edited. */
type SectionContents = {
  /** Groups of `site-content`. */
  readonly groups: readonly string[]
  readonly entries?: EntryDocument
  readonly document?: DocumentName
}

export const sectionContents: { readonly [Type in SectionType]: SectionContents } = {
  Header: { groups: ['header', 'doctorInfo'] },
  NavMenu: { groups: ['navMenu'] },
  Hero: { groups: ['heroSection', 'heroSlider'] },
  Purpose: { groups: ['purpose'] },
  Certifications: { groups: ['certifications'] },
  CallToAction: { groups: ['callToAction'] },
  Services: { groups: ['services'], entries: 'services' },
  Symptoms: { groups: ['symptoms'], entries: 'symptoms' },
  Diseases: { groups: ['diseasesSection'], entries: 'diseases' },
  Experience: { groups: ['experience'] },
  AboutMe: { groups: ['aboutMe'] },
  Testimonials: { groups: ['testimonials'], entries: 'testimonials' },
  PaymentMethods: { groups: ['consultationPrice', 'payments'] },
  Insurance: { groups: ['insurances'] },
  PhotosGallery: { groups: ['photosGallery'], document: 'gallery' },
  GeneralCallToAction: { groups: ['generalCallToAction'] },
  CallToActionIndividual: { groups: ['callToActionIndividual'] },
  Footer: { groups: ['footer'] },
}

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
  const draft = useStore(sectionsDraft.draft.state, (state) => state.draft)
  return useMemo(() => selectionIn(draft), [draft])
}
