import { type Field, schemaTree } from '../fields/schema-tree.ts'
import { type DocumentName, documentNames, documentSchema } from './documents.ts'
import { entrySchema, isEntryDocument } from './entries.ts'

/** The fields of each document; of a list of entries, those of one entry. */
export type EditableFields = Readonly<Record<DocumentName, Field>>

export const editableFields = (): EditableFields =>
  Object.fromEntries(
    documentNames.map((name) => [
      name,
      schemaTree(isEntryDocument(name) ? entrySchema(name) : documentSchema(name)),
    ]),
  ) as EditableFields
