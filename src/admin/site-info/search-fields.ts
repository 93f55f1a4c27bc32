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

/** Fields that hold every word of the query in their label, hint, place, path or value; the best first. */
export function searchFields(tree: Field, document: Json, query: string, limit = 30): FoundField[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []

  const found: { readonly field: FoundField; readonly rank: number }[] = []
  for (const { path, field, value, trail } of leaves(tree, document)) {
    const text = describeValue(field, value)
    const texts = [field.label, trail.join(' '), text, field.hint ?? '', path].map(plain)
    const ranks = words.map((word) => rankOf(word, texts))
    if (ranks.includes(notFound)) continue
    const place = trail.filter((label, index) => label !== trail[index - 1]).join(' › ')
    found.push({
      field: { path, label: field.label, place, value: text },
      rank: ranks.reduce((sum, rank) => sum + rank, 0),
    })
  }
  return found
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
