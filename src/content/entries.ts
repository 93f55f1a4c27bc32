import type { z } from 'zod'
import { type Disease, disease } from './disease.ts'
import { type DocumentName, documentNames } from './documents.ts'
import { type Service, service } from './service.ts'
import { type Symptom, symptom } from './symptom.ts'
import { type Testimonial, testimonial } from './testimonial.ts'

type Entries = {
  readonly services: Service
  readonly diseases: Disease
  readonly symptoms: Symptom
  readonly testimonials: Testimonial
}

/** A document that is a list of entries. Each entry is edited, saved and restored by itself. */
export type EntryDocument = keyof Entries
export type Entry<Name extends EntryDocument = EntryDocument> = Entries[Name]

/** The schema of one entry of each document. */
export const entrySchemas: { readonly [Name in EntryDocument]: z.ZodType<Entry<Name>> } = {
  services: service,
  diseases: disease,
  symptoms: symptom,
  testimonials: testimonial,
}

/** The same, typed alike for all documents. */
export const entrySchema = (name: EntryDocument): z.ZodType<Entry> => entrySchemas[name]

/** A document that is edited, saved and restored as a whole. */
export type WholeDocument = Exclude<DocumentName, EntryDocument>

export const isEntryDocument = (name: string): name is EntryDocument => Object.hasOwn(entrySchemas, name)
export const entryDocuments: readonly EntryDocument[] = Object.keys(entrySchemas).filter(isEntryDocument)
export const wholeDocuments: readonly WholeDocument[] = documentNames.filter(
  (name): name is WholeDocument => !isEntryDocument(name),
)

/** What an entry is called: a service's title, otherwise its name. */
export const entryTitle = (entry: { readonly title?: string } | { readonly name?: string }): string =>
  ('title' in entry ? entry.title : 'name' in entry ? entry.name : undefined) ?? ''
