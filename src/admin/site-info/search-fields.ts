import { describeValue } from '#content/describe-value.ts'
import { leaves } from '#content/field-walk.ts'
import type { Json } from '#content/json.ts'
import type { Field } from '#content/schema-tree.ts'

export type FoundField = {
  readonly path: string
  readonly label: string
  /** Where it is, in the words of the form. */
  readonly place: string
  readonly value: string
}

/** A field with what is searched, in plain letters. */
type IndexedField = FoundField & { readonly texts: readonly string[] }

/** All fields of a document, made ready so that each key of a query costs little. */
export function indexFields(tree: Field, document: Json): readonly IndexedField[] {
  return [...leaves(tree, document)].map(({ path, field, value, trail }) => {
    const text = describeValue(field, value)
    return {
      path,
      label: field.label,
      place: trail.filter((label, index) => label !== trail[index - 1]).join(' › '),
      value: text,
      texts: [field.label, trail.join(' '), text, field.hint ?? '', path].map(plain),
    }
  })
}

/** Fields that hold every word of the query in their label, hint, place, path or value; the best first. */
export function searchFields(fields: readonly IndexedField[], query: string, limit = 30): FoundField[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
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

/** The place of the first text that holds the word; a text that begins with it comes before. */
function rankOf(word: string, texts: readonly string[]): number {
  const index = texts.findIndex((text) => text.includes(word))
  if (index === -1) return notFound
  return index * 2 + (texts[index]?.startsWith(word) ? 0 : 1)
}

/** Without accents and capitals: 'cedula' finds 'Cédula'. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
