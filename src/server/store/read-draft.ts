import type { DocumentName } from '#content/documents/documents.ts'
import { draftSchema, isArrangement } from '#content/documents/draft-schema.ts'
import { findMisfit, knownPart } from '#content/documents/draft-shape.ts'
import { type Field, schemaTree } from '#content/fields/schema-tree.ts'
import { currentFormat } from '#content/stored/formats.ts'
import { childOf, isJson, type Json } from '#content/values/json.ts'
import { parseJson, storedJson } from './stored-value.ts'

/** The values of a draft, or its text if this version of the software cannot read it. */
export type ReadDraft =
  | { readonly base: Json; readonly value: Json }
  | {
      /** JSON as it was stored. */
      readonly unreadable: string
    }

type Stored = {
  readonly document: DocumentName
  readonly entry: string
  readonly format: number
  readonly base: string
  readonly value: string
}

/** The fields of a draft's subject. */
export function draftTree({
  document,
  entry,
}: {
  document: DocumentName
  entry?: string | undefined
}): Field {
  return schemaTree(draftSchema(document, entry === '' ? undefined : entry))
}

/** Brings the values of a draft to the current format. */
export function readDraft(stored: Stored): ReadDraft {
  const { document, format, entry } = stored
  if (format > currentFormat(document)) return { unreadable: stored.value }
  const tree = draftTree(stored)
  const fitting = (value: unknown): Json | undefined =>
    isJson(value) && findMisfit(tree, value) === undefined ? knownPart(tree, value) : undefined
  const read = (text: string): Json | undefined => {
    // The form of an arrangement is the same in all formats.
    if (isArrangement({ document, entry: entry === '' ? undefined : entry })) return fitting(parseJson(text))
    // Formats change whole documents, so convert an entry as the only item of a list.
    const asList = entry !== ''
    const json = storedJson(document, { value: asList ? `[${text}]` : text, format })
    return fitting(asList ? childOf(json, '0') : json)
  }
  try {
    const [base, value] = [read(stored.base), read(stored.value)]
    if (base !== undefined && value !== undefined) return { base, value }
  } catch {
    // A conversion may fail on a value that a save would have refused.
  }
  return { unreadable: stored.value }
}
