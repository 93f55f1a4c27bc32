import type { Field, GroupField } from '../fields/schema-tree.ts'
import { childOf, isJsonList, isJsonObject, type Json, joinPath } from '../values/json.ts'

/**
 * Path of the first part of a draft whose value is of another kind than its field; undefined if all fit. Limits are
 * not checked, because a draft may be incomplete.
 */
export const findMisfit = (field: Field, value: Json): string | undefined =>
  misfits(field, value, '').next().value

function* misfits(field: Field, value: Json, path: string): Generator<string, undefined> {
  if (field.kind === 'group' && isJsonObject(value)) {
    for (const child of field.fields) {
      const part = childOf(value, child.key)
      if (part !== undefined) yield* misfits(child, part, joinPath(path, child.key))
    }
  } else if (field.kind === 'list' && isJsonList(value)) {
    for (const [index, item] of value.entries()) yield* misfits(field.item, item, joinPath(path, index))
  } else if (
    field.kind === 'group' ? !isNoGroup(field, value) : field.kind === 'list' || !isLeafValue(field, value)
  ) {
    yield path
  }
}

const isNoGroup = ({ nullable }: GroupField, value: Json) => nullable && value === null

/** A number that is being typed is a text. */
function isLeafValue(field: Field, value: Json): boolean {
  if (field.kind === 'boolean') return typeof value === 'boolean'
  if (field.kind === 'number') return value === null || ['number', 'string'].includes(typeof value)
  return value === null || typeof value === 'string'
}

/** The parts of a value that the schema has and whose kind fits; undefined if the value itself does not fit. */
export function fittingPart(field: Field, value: Json): Json | undefined {
  if (field.kind === 'list') {
    return isJsonList(value) ? value.flatMap((item) => fittingPart(field.item, item) ?? []) : undefined
  }
  if (field.kind !== 'group') return isLeafValue(field, value) ? value : undefined
  if (!isJsonObject(value)) return isNoGroup(field, value) ? value : undefined
  const id = field.hasId ? childOf(value, 'id') : undefined
  return Object.fromEntries([
    ...(id === undefined ? [] : [['id', id]]),
    ...field.fields.flatMap((child) => {
      const part = childOf(value, child.key)
      const fitting = part === undefined ? undefined : fittingPart(child, part)
      return fitting === undefined ? [] : [[child.key, fitting]]
    }),
  ])
}
