import type { Field } from '../fields/schema-tree.ts'
import { childOf, isJsonList, isJsonObject, type Json, joinPath } from '../values/json.ts'

/**
 * Path of the first part of a draft whose value is of another kind than its field; undefined if all fit. Limits are
 * not checked, because a draft may be incomplete.
 */
export function findMisfit(field: Field, value: Json, path = ''): string | undefined {
  if (field.kind === 'group') {
    if (!isJsonObject(value)) return path
    return firstOf(field.fields, (child) => {
      const part = childOf(value, child.key)
      return part === undefined ? undefined : findMisfit(child, part, joinPath(path, child.key))
    })
  }
  if (field.kind === 'list') {
    if (!isJsonList(value)) return path
    return firstOf([...value.entries()], ([index, item]) =>
      findMisfit(field.item, item, joinPath(path, index)),
    )
  }
  return isLeafValue(field, value) ? undefined : path
}

function firstOf<Item>(items: readonly Item[], find: (item: Item) => string | undefined): string | undefined {
  for (const item of items) {
    const found = find(item)
    if (found !== undefined) return found
  }
  return undefined
}

/** A number that is being typed is a text. */
function isLeafValue(field: Field, value: Json): boolean {
  if (field.kind === 'boolean') return typeof value === 'boolean'
  if (field.kind === 'number') return value === null || ['number', 'string'].includes(typeof value)
  return value === null || typeof value === 'string'
}

/** The value with only the fields that the schema has. The value must fit the schema. */
export function knownPart(field: Field, value: Json): Json {
  if (field.kind === 'list') {
    return isJsonList(value) ? value.map((item) => knownPart(field.item, item)) : value
  }
  if (field.kind !== 'group') return value
  return Object.fromEntries(
    field.fields.flatMap((child) => {
      const part = childOf(value, child.key)
      return part === undefined ? [] : [[child.key, knownPart(child, part)]]
    }),
  )
}
