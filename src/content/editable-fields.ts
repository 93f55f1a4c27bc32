import { documents } from './documents.ts'
import { type EntryDocument, entrySchema } from './entries.ts'
import { type Field, schemaTree } from './schema-tree.ts'

/** The fields of the documents whose texts and pictures pages show; of a list of entries, those of one entry. */
export type EditableFields = Readonly<Record<EntryDocument | 'site-content' | 'gallery', Field>>

export const editableFields = (): EditableFields => ({
  'site-content': schemaTree(documents['site-content']),
  gallery: schemaTree(documents.gallery),
  services: schemaTree(entrySchema('services')),
  diseases: schemaTree(entrySchema('diseases')),
  symptoms: schemaTree(entrySchema('symptoms')),
  testimonials: schemaTree(entrySchema('testimonials')),
})
