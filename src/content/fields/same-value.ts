import { childOf, isJsonList, type Json } from '../values/json.ts'
import type { Field, LeafField } from './schema-tree.ts'

/**
 * Whether the schema parses both to the same value: for example, it ignores spaces around a text or in a telephone
 * number.
 */
const sameLeaf = (field: LeafField, one: Json | undefined, other: Json | undefined) =>
  one === other || readBySchema(field, one) === readBySchema(field, other)

function readBySchema(field: LeafField, value: Json | undefined): unknown {
  const parsed = field.schema.safeParse(value)
  return parsed.success ? parsed.data : value
}

export function sameValue(field: Field, one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true
  if (field.kind === 'group') {
    if (field.nullable && (one === null || other === null)) return (one ?? null) === (other ?? null)
    return field.fields.every((child) => sameValue(child, childOf(one, child.key), childOf(other, child.key)))
  }
  if (field.kind === 'list') {
    const [items, others] = [isJsonList(one) ? one : [], isJsonList(other) ? other : []]
    return (
      items.length === others.length &&
      items.every((item, index) => sameValue(field.item, item, others[index]))
    )
  }
  return sameLeaf(field, one, other)
}
