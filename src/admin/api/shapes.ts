import { z } from 'zod'
import { galleryImages } from '#content/gallery-image.ts'
import { selectedSections } from '#content/selected-sections.ts'
import { siteContent } from '#content/site-content/index.ts'

/** The documents that the owner edits here and whose history is kept for her. */
export const editedDocuments = {
  'site-content': siteContent,
  'selected-sections': selectedSections,
  gallery: galleryImages,
} as const

export type EditedDocument = keyof typeof editedDocuments
export type EditedValue<Name extends EditedDocument> = z.output<(typeof editedDocuments)[Name]>

export const revisionSummary = z.object({ number: z.int(), author: z.string(), createdAt: z.string() })
export type RevisionSummary = z.output<typeof revisionSummary>

export const release = z.object({ id: z.union([z.string(), z.number()]), publishedAt: z.string() })
export type Release = z.output<typeof release>
