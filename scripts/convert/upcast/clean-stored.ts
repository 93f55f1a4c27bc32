import type { Field, TextField } from '#content/fields/schema-tree.ts'
import { cleanLine, cleanLines } from '#content/texts/clean-text.ts'
import { isJsonList, isJsonObject, type Json, type JsonObject } from '#content/values/json.ts'

/** What an owner sees of a required text that had nothing to see. */
const nothingToSee = '…'

/**
 * A stored value with clean texts. A text that was valid stays valid: it may get longer, because a ligature is two
 * letters, or empty. Parts that the tree does not know stay as they are.
 */
export function cleanStored(field: Field, value: Json): Json {
  switch (field.kind) {
    case 'group':
      return isJsonObject(value) ? cleanGroup(field.fields, value) : value
    case 'list':
      return isJsonList(value) ? value.flatMap((item) => cleanItem(field.item, item)) : value
    case 'number':
    case 'boolean':
    case 'enum':
      return value
    default:
      return typeof value === 'string' ? cleanValue(field, value) : value
  }
}

function cleanGroup(fields: readonly Field[], value: JsonObject): Json {
  const parts = fields.flatMap((child): [string, Json][] => {
    const part = value[child.key]
    return part === undefined ? [] : [[child.key, cleanStored(child, part)]]
  })
  return { ...value, ...Object.fromEntries(parts) }
}

/** A text of a list that had nothing to see is left out. */
function cleanItem(field: Field, item: Json): Json[] {
  const cleaned = cleanStored(field, item)
  return cleaned === nothingToSee && item !== nothingToSee ? [] : [cleaned]
}

function cleanValue(field: TextField, text: string): string {
  const cleaned = field.kind === 'longText' ? cleanLines(text) : cleanLine(text)
  if (cleaned === text) return cleaned
  if (cleaned === '') return field.required ? nothingToSee : ''
  const { maxLength = cleaned.length } = field
  // A draft may be too long: it stays as long as it was typed.
  return text.length > maxLength ? cleaned : cleaned.slice(0, maxLength).replace(/\p{Surrogate}$/u, '')
}
