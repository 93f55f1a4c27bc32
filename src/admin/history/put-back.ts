import { applyOver } from '#content/changes/apply.ts'
import { diff } from '#content/changes/diff.ts'
import type { Field } from '#content/fields/schema-tree.ts'
import { isJsonObject, type Json, type JsonObject } from '#content/values/json.ts'

type Versions = {
  readonly former: JsonObject
  /** Undefined for an entry that is not published. */
  readonly published: JsonObject | undefined
  readonly next: JsonObject
}

/** The next version with the former values of what was published since. What is not published stays elsewhere. */
export function putBack(tree: Field, { former, published, next }: Versions): JsonObject {
  const value: Json = applyOver(diff(tree, published, former), next)
  if (!isJsonObject(value)) throw new TypeError('A draft is an object.')
  return value
}
