import { newId } from '#content/fields/item-ids.ts'
import type { Field, ListField } from '#content/fields/schema-tree.ts'
import { childOf, isJsonList, isJsonObject, type Json } from '#content/values/json.ts'

/** An item without texts. */
export const newItem = ({ item }: ListField): Json => withNewIds(item, item.initial)

/** The same value with other ids for it and for the items of all its lists. */
export function withNewIds<Value extends Json>(field: Field, value: Value): Value
export function withNewIds(field: Field, value: Json): Json {
  if (field.kind === 'list') {
    return isJsonList(value) ? value.map((item) => withNewIds(field.item, item)) : value
  }
  if (field.kind !== 'group' || !isJsonObject(value)) return value
  const parts = field.fields.flatMap((child) => {
    const part = childOf(value, child.key)
    return part === undefined ? [] : [[child.key, withNewIds(child, part)] as const]
  })
  return { ...value, ...(field.hasId && { id: newId() }), ...Object.fromEntries(parts) }
}
