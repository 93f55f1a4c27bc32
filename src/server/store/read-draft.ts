import { type DraftDocument, draftSchema } from '#content/documents/draft-schema.ts'
import { fittingPart } from '#content/documents/draft-shape.ts'
import { giveIds } from '#content/documents/give-ids.ts'
import { type Field, schemaTree } from '#content/fields/schema-tree.ts'
import { isJson, type Json, parsedJson } from '#content/values/json.ts'

/** The values of a draft. */
export type ReadDraft = { readonly base: Json; readonly value: Json }

type Stored = {
  readonly document: DraftDocument
  readonly entry: string
  readonly base: string
  readonly value: string
}

type Subject = { readonly document: DraftDocument; readonly entry?: string | undefined }

/** The fields of a draft's subject. */
export const draftTree = ({ document, entry }: Subject): Field =>
  schemaTree(draftSchema(document, entry === '' ? undefined : entry))

/** Reads the values of a draft, without what this version of the software does not have. */
export function readDraft(stored: Stored): ReadDraft {
  const tree = draftTree(stored)
  const read = (text: string): Json | undefined => {
    const json = parsedJson(text)
    return isJson(json) ? fittingPart(tree, json) : undefined
  }
  const base = giveIds(tree, read(stored.base) ?? tree.initial)
  return { base, value: giveIds(tree, read(stored.value) ?? base, base) }
}
