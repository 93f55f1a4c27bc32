import type { z } from 'zod'
import { type DocumentName, documentNames, documentRow, documents } from './documents.ts'

type Rows = typeof documents

/** A document that is a list of entries. Each entry is edited, saved and restored by itself. */
export type EntryDocument = {
  [Name in DocumentName]: Rows[Name] extends { readonly entry: z.ZodType } ? Name : never
}[DocumentName]
export type Entry<Name extends EntryDocument = EntryDocument> = z.output<Rows[Name]['entry']>

type Schemas = { readonly [Name in EntryDocument]: { readonly entry: z.ZodType<Entry<Name>> } }
const schemas: Schemas = documents

export const entrySchema = <Name extends EntryDocument>(name: Name): z.ZodType<Entry<Name>> =>
  schemas[name].entry

/** A document that is edited, saved and restored as a whole. */
export type WholeDocument = Exclude<DocumentName, EntryDocument>

export const isEntryDocument = (name: string): name is EntryDocument =>
  documentNames.some((known) => known === name && documentRow(known).entry !== undefined)
export const entryDocuments: readonly EntryDocument[] = documentNames.filter(isEntryDocument)
export const wholeDocuments: readonly WholeDocument[] = documentNames.filter(
  (name): name is WholeDocument => !isEntryDocument(name),
)

/** What an entry is called: a service's title, otherwise its name. */
export const entryTitle = (entry: { readonly title?: string } | { readonly name?: string }): string =>
  ('title' in entry ? entry.title : 'name' in entry ? entry.name : undefined) ?? ''
