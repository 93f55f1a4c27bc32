import type { z } from 'zod'
import type { JsonObject } from '#content/json.ts'
import { spanishErrors } from '#content/spanish-errors.ts'

/** Error messages by field path. */
export type Issues = ReadonlyMap<string, string>

export const noIssues: Issues = new Map()

/** Parses a document. Returns the value, or the first error at every path. */
export function readDocument<Value>(schema: z.ZodType<Value>, document: JsonObject) {
  const parsed = schema.safeParse(document, { error: spanishErrors })
  if (parsed.success) return { value: parsed.data, issues: noIssues }

  const issues = new Map<string, string>()
  for (const { path, message } of parsed.error.issues) {
    const place = path.join('.')
    if (!issues.has(place)) issues.set(place, message)
  }
  return { value: undefined, issues }
}

export const sameIssues = (one: Issues, other: Issues) =>
  one === other ||
  (one.size === other.size && [...one].every(([path, message]) => other.get(path) === message))
