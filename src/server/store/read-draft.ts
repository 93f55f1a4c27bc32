import { type DraftDocument, draftSchema } from '#content/documents/draft-schema.ts'
import { findMisfit, knownPart } from '#content/documents/draft-shape.ts'
import { giveIds } from '#content/documents/give-ids.ts'
import { type Field, schemaTree } from '#content/fields/schema-tree.ts'
import { isJson, type Json, parsedJson } from '#content/values/json.ts'

/** The values of a draft, or its text if this version of the software cannot read it. */
export type ReadDraft =
  | { readonly base: Json; readonly value: Json }
  | {
      /** JSON as it was stored. */
      readonly unreadable: string
    }

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

/** Reads the values of a draft, without fields that this version does not have. */
export function readDraft(stored: Stored): ReadDraft {
  const tree = draftTree(stored)
  const read = (text: string): Json | undefined => {
    const json = parsedJson(text)
    return isJson(json) && findMisfit(tree, json) === undefined ? knownPart(tree, json) : undefined
  }
  const [base, value] = [read(stored.base), read(stored.value)]
  if (base === undefined || value === undefined) return { unreadable: stored.value }
  const withIds = giveIds(tree, base)
  return { base: withIds, value: giveIds(tree, value, withIds) }
}
