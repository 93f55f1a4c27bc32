import { describeValue } from '#content/documents/describe-value.ts'
import { leaves } from '#content/fields/field-walk.ts'
import type { Field } from '#content/fields/schema-tree.ts'
import { plainText } from '#content/texts/words.ts'
import type { Json } from '#content/values/json.ts'

export type FoundField = {
  readonly path: string
  readonly label: string
  /** Labels of the sections and lists around the field. */
  readonly place: string
  readonly value: string
}

/** A field with its searchable texts, normalised by `plainText`. */
type IndexedField = FoundField & { readonly texts: readonly string[] }

/** Indexes all fields of a document once, so that each query is fast. */
export function indexFields(tree: Field, document: Json): readonly IndexedField[] {
  return [...leaves(tree, document)].map(({ itemPath: path, field, value, trail }) => {
    const text = describeValue(field, value)
    return {
      path,
      label: field.label,
      place: trail.filter((label, index) => label !== trail[index - 1]).join(' › '),
      value: text,
      texts: [field.label, trail.join(' '), text, field.hint ?? '', path].map(plainText),
    }
  })
}

/** Fields that contain every word of the query in their label, hint, position, path or value; best matches first. */
export function searchFields(fields: readonly IndexedField[], query: string, limit = 30): FoundField[] {
  const words = plainText(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []

  return fields
    .map((field) => ({ field, ranks: words.map((word) => rankOf(word, field.texts)) }))
    .filter(({ ranks }) => !ranks.includes(notFound))
    .map(({ field, ranks }) => ({ field, rank: ranks.reduce((sum, rank) => sum + rank, 0) }))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, limit)
    .map(({ field }) => field)
}

const notFound = -1

/** Rank of a word: the index of the first text that contains it. A text that starts with the word ranks better. */
function rankOf(word: string, texts: readonly string[]): number {
  const index = texts.findIndex((text) => text.includes(word))
  if (index === -1) return notFound
  return index * 2 + (texts[index]?.startsWith(word) ? 0 : 1)
}
