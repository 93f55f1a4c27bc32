import type { z } from 'zod'
import { type Field, schemaTree } from '../fields/schema-tree.ts'
import { arrangement } from './arrangement.ts'
import { type DocumentName, documentNames, documentSchema } from './documents.ts'
import { entrySchema, isEntryDocument } from './entries.ts'

/** The schema of what a draft holds: an entry, the arrangement of a document's entries, or a whole document. */
export function draftSchema(document: DocumentName, entry?: string): z.ZodType {
  if (!isEntryDocument(document)) return documentSchema(document)
  return entry === undefined ? arrangement : entrySchema(document)
}

/** Whether a subject is the arrangement of a document's entries. */
export const isArrangement = ({
  document,
  entry,
}: {
  readonly document: string
  readonly entry?: string | null | undefined
}): boolean => entry === undefined && isEntryDocument(document)

/** The fields of each document; of a list of entries, those of one entry. */
export type EditableFields = Readonly<Record<DocumentName, Field>>

export const editableFields = (): EditableFields =>
  Object.fromEntries(
    documentNames.map((name) => [name, schemaTree(draftSchema(name, 'any'))]),
  ) as EditableFields
