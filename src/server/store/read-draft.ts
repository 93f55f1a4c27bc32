import { type DraftDocument, draftSchema, isArrangement } from '#content/documents/draft-schema.ts'
import { findMisfit, knownPart } from '#content/documents/draft-shape.ts'
import { giveIds } from '#content/documents/give-ids.ts'
import { type Field, schemaTree } from '#content/fields/schema-tree.ts'
import { currentFormat } from '#content/stored/formats.ts'
import { isJson, type Json } from '#content/values/json.ts'
import { parseJson, storedEntryJson, storedJson } from './stored-value.ts'

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
  readonly format: number
  readonly base: string
  readonly value: string
}

type Subject = { readonly document: DraftDocument; readonly entry?: string | undefined }

/** The fields of a draft's subject. */
export const draftTree = ({ document, entry }: Subject): Field =>
  schemaTree(draftSchema(document, entry === '' ? undefined : entry))

/** Brings the values of a draft to the current format. */
export function readDraft(stored: Stored): ReadDraft {
  const { document, format, entry } = stored
  if (format > currentFormat(document)) return { unreadable: stored.value }
  const tree = draftTree(stored)
  const fitting = (value: unknown): Json | undefined =>
    isJson(value) && findMisfit(tree, value) === undefined ? knownPart(tree, value) : undefined
  const read = (text: string): Json | undefined => {
    // The form of an arrangement and of a picture is the same in all formats.
    if (document === 'pictures' || isArrangement({ document, entry: entry === '' ? undefined : entry }))
      return fitting(parseJson(text))
    const json = entry === '' ? storedJson : storedEntryJson
    return fitting(json(document, { value: text, format }))
  }
  try {
    const [base, value] = [read(stored.base), read(stored.value)]
    if (base !== undefined && value !== undefined) {
      const withIds = giveIds(tree, base)
      return { base: withIds, value: giveIds(tree, value, withIds) }
    }
  } catch {
    // A conversion may fail on a value that a save would have refused.
  }
  return { unreadable: stored.value }
}
