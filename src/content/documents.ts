import type { z } from 'zod'
import { diseaseEntries } from './disease.ts'
import { galleryImages } from './gallery-image.ts'
import { selectedSections } from './selected-sections.ts'
import { serviceEntries } from './service.ts'
import { siteContent } from './site-content/index.ts'
import { symptomEntries } from './symptom.ts'
import { testimonialEntries } from './testimonial.ts'

const uniqueIds = <Entries extends z.ZodType<readonly { id: string }[]>>(entries: Entries) =>
  entries.superRefine((list, context) => {
    const seen = new Set<string>()
    for (const [index, { id }] of list.entries()) {
      if (seen.has(id)) {
        context.addIssue({
          code: 'custom',
          path: [index, 'id'],
          message: `La dirección «${id}» está repetida.`,
        })
      }
      seen.add(id)
    }
  })

/** The schema of every document, by its name in the store and the API. */
export const documents = {
  'site-content': siteContent,
  'selected-sections': selectedSections,
  services: uniqueIds(serviceEntries),
  diseases: uniqueIds(diseaseEntries),
  symptoms: uniqueIds(symptomEntries),
  testimonials: testimonialEntries,
  gallery: uniqueIds(galleryImages),
} as const

export type DocumentName = keyof typeof documents
export type DocumentValue<Name extends DocumentName> = z.output<(typeof documents)[Name]>
/** What may be written: defaults may be left out. */
export type DocumentInput<Name extends DocumentName> = z.input<(typeof documents)[Name]>

export const isDocumentName = (value: string): value is DocumentName => Object.hasOwn(documents, value)
export const documentNames: readonly DocumentName[] = Object.keys(documents).filter(isDocumentName)
