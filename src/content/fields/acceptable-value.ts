import type { z } from 'zod'
import { itemPath, partAt } from '../values/item-path.ts'
import { type Json, withValueAt } from '../values/json.ts'
import { fieldAt } from './field-walk.ts'
import { type Field, schemaTree } from './schema-tree.ts'

/** Rules about several fields report their errors only when each field is valid. */
const maxAttempts = 3

/**
 * A draft that the schema accepts. Every value that it does not accept is replaced by the saved one, or by a neutral one
 * in a new item. `accepted` is undefined if that is not enough. The
 * paths name items by their ids.
 */
export function acceptableValue<Value>(
  schema: z.ZodType<Value>,
  draft: Json,
  saved: Json | undefined,
): { readonly accepted: Value | undefined; readonly refusedPaths: readonly string[] } {
  const refused = new Set<string>()
  let value = draft
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const { success, data, error } = schema.safeParse(value)
    if (success) return { accepted: data, refusedPaths: [...refused] }
    for (const { path: segments } of error.issues) {
      const path = segments.join('.')
      const place = itemPath(value, path)
      refused.add(place)
      value = withValueAt(
        value,
        path,
        partAt(saved, place) ?? neutralValue(fieldAt(schemaTree(schema), path)),
      )
    }
  }
  return { accepted: undefined, refusedPaths: [...refused] }
}

function neutralValue(field: Field | undefined): Json {
  if (field?.kind === 'image') return '/dibujos/respaldo.svg'
  if (field && 'required' in field && field.required) return '…'
  return field?.initial ?? ''
}
