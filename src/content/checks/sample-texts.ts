import type { DocumentName } from '#content/documents/documents.ts'
import type { DocumentValues } from '#content/documents/snapshot.ts'
import { isJsonList, isJsonObject, type Json, joinPath } from '#content/values/json.ts'

/** The texts of each document and each entry of the sample: lines of path and text. Items of lists may be in any order. */
export type SampleTexts = ReadonlyMap<string, ReadonlySet<string>>

export function sampleTextsOf(sample: DocumentValues): SampleTexts {
  const documents = Object.entries(sample) as [DocumentName, Json][]
  return new Map(documents.flatMap(([name, value]) => sampleParts(name, value)))
}

function sampleParts(document: DocumentName, value: Json): [string, ReadonlySet<string>][] {
  if (document === 'testimonials' && isJsonList(value)) return [[document, setOf(value)]]
  if (document === 'gallery' || !isJsonList(value)) return [[document, setOf([value])]]
  return value.flatMap((entry): [string, ReadonlySet<string>][] =>
    isJsonObject(entry) ? [[`${document}/${entry.id}`, setOf([entry])]] : [],
  )
}

const setOf = (values: readonly Json[]): ReadonlySet<string> =>
  new Set(
    values.flatMap((value) => [...textLeaves(value)].map((leaf) => `${anyItem(leaf.path)}\n${leaf.value}`)),
  )

/** Every text of a value that is not empty. Ids are none. */
export function* textLeaves(
  value: Json,
  path = '',
): Generator<{ readonly path: string; readonly value: string }> {
  if (typeof value === 'string') {
    if (value.trim() !== '') yield { path, value }
  } else if (isJsonList(value)) {
    for (const [index, item] of value.entries()) yield* textLeaves(item, joinPath(path, index))
  } else if (isJsonObject(value)) {
    for (const [key, child] of Object.entries(value))
      if (key !== 'id') yield* textLeaves(child, joinPath(path, key))
  }
}

/** A path without the places of items in their lists. */
export const anyItem = (path: string) => path.replaceAll(/\b\d+\b/g, '*')
