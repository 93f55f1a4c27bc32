import type { z } from 'zod'
import { refusedValues } from '#content/advice/refused-values.ts'
import { schemaTree } from '#content/fields/schema-tree.ts'
import { spanishErrors } from '#content/fields/spanish-errors.ts'
import type { JsonObject } from '#content/values/json.ts'

/** Error messages by the path of the field. */
export type Issues = ReadonlyMap<string, string>

export const noIssues: Issues = new Map()

/**
 * Parses a document. Returns the value, or the first error at every path, which names items by their positions. Values that a save refuses only when they are
 * new, compared with `base`, are errors too.
 */
export function readDocument<Value>(schema: z.ZodType<Value>, document: JsonObject, base?: JsonObject) {
  const parsed = schema.safeParse(document, { error: spanishErrors })
  const issues = new Map(
    refusedValues(schemaTree(schema), base, document).map(({ path, message }) => [path, message]),
  )
  if (parsed.success) return { value: parsed.data, issues: issues.size > 0 ? issues : noIssues }

  for (const { path, message } of parsed.error.issues) {
    const place = path.join('.')
    if (!issues.has(place)) issues.set(place, message)
  }
  return { value: undefined, issues }
}

export const sameIssues = (one: Issues, other: Issues) =>
  one === other ||
  (one.size === other.size && [...one].every(([path, message]) => other.get(path) === message))
