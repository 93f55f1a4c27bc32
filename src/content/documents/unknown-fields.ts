import type { z } from 'zod'
import { itemsById } from '../changes/items.ts'
import type { Field, GroupField, ListField } from '../fields/schema-tree.ts'
import { isJsonList, isJsonObject, type Json, joinPath, pathSegments } from '../values/json.ts'

/** Paths of fields that the schema does not have, among the issues of parsing a value with it. */
export function unknownPaths(issues: readonly z.core.$ZodIssue[]): string[] {
  return issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => joinPath(issue.path.join('.'), key)) : [],
  )
}

/** A copy of the value without these fields. */
export const withoutFields = (value: Json, paths: readonly string[]): Json =>
  paths.reduce((rest, path) => withoutField(rest, pathSegments(path)), value)

function withoutField(value: Json, [segment, ...rest]: readonly string[]): Json {
  if (segment === undefined) return value
  if (isJsonList(value)) {
    const index = Number(segment)
    return value.map((item, place) => (place === index ? withoutField(item, rest) : item))
  }
  if (!isJsonObject(value) || !Object.hasOwn(value, segment)) return value
  const { [segment]: child = null, ...others } = value
  return rest.length === 0 ? others : { ...value, [segment]: withoutField(child, rest) }
}

/**
 * Adds to `next` the fields of `stored` that the schema does not have, so that a save by this version does not lose
 * what another version of the software wrote.
 */
export function keepUnknown(field: Field, stored: Json | undefined, next: Json): Json {
  if (field.kind === 'group') return keepInGroup(field, stored, next)
  if (field.kind === 'list') return keepInList(field, stored, next)
  return next
}

function keepInGroup(group: GroupField, stored: Json | undefined, next: Json): Json {
  if (!isJsonObject(stored) || !isJsonObject(next)) return next
  const fields = new Map(group.fields.map((field) => [field.key, field]))
  const unknown = Object.entries(stored).filter(([key]) => !fields.has(key) && !(group.hasId && key === 'id'))
  const known = Object.entries(next).map(([key, value]) => {
    const field = fields.get(key)
    return [key, field ? keepUnknown(field, stored[key], value) : value] as const
  })
  return Object.fromEntries([...known, ...unknown])
}

function keepInList(list: ListField, stored: Json | undefined, next: Json): Json {
  if (!isJsonList(stored) || !isJsonList(next) || list.item.kind !== 'group') return next
  const former = itemsById(stored)
  return Array.from(itemsById(next), ([id, item]) => keepUnknown(list.item, former.get(id), item))
}
