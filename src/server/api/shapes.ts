import { z } from 'zod'
import { documents } from '#content/documents.ts'

/** The documents that the owner edits, whose history she sees. */
export const editedDocuments = ['site-content', 'selected-sections', 'gallery'] as const
export type EditedDocument = (typeof editedDocuments)[number]

const savedBy = { number: z.int(), author: z.string(), createdAt: z.string() }

export const revisionInfo = z.object(savedBy).meta({ description: 'Who saved it, and when' })
export const revisionSummary = z.object({ document: z.string(), ...savedBy })
export const revisionWithValue = z.object({ ...savedBy, value: z.unknown() })
export const release = z.object({ id: z.int(), publishedAt: z.string() })

export const siteContentBody = z.strictObject({ siteContent: documents['site-content'] })

export const galleryBody = z.strictObject({ gallery: documents.gallery })

export const savedSiteContent = z.object({ siteContent: z.unknown(), revision: revisionSummary, release })
export const savedGallery = z.object({ gallery: z.unknown(), revision: revisionSummary, release })
export const savedSelection = z.object({ selectedSections: z.unknown(), revision: revisionSummary })
