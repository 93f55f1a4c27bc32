import type { z } from 'zod'
import { diseaseEntries } from './disease.ts'
import { galleryImages } from './gallery-image.ts'
import { notices } from './notices/notice.ts'
import { selectedSections } from './selected-sections.ts'
import { serviceEntries } from './service.ts'
import { siteContent } from './site-content/index.ts'
import { symptomEntries } from './symptom.ts'
import { testimonialEntries } from './testimonial.ts'
import { uniqueIds } from './unique-ids.ts'

/** The schema of every document, by its name in the database and the API. */
export const documents = {
  'site-content': siteContent,
  'selected-sections': selectedSections,
  services: uniqueIds(serviceEntries),
  diseases: uniqueIds(diseaseEntries),
  symptoms: uniqueIds(symptomEntries),
  testimonials: testimonialEntries,
  gallery: galleryImages,
  notices,
} as const

export type DocumentName = keyof typeof documents
export type DocumentValue<Name extends DocumentName> = z.output<(typeof documents)[Name]>
/** Input type of a document: fields with defaults may be left out. */
export type DocumentInput<Name extends DocumentName> = z.input<(typeof documents)[Name]>

export const isDocumentName = (value: string): value is DocumentName => Object.hasOwn(documents, value)
export const documentNames: readonly DocumentName[] = Object.keys(documents).filter(isDocumentName)
