import { adviseOn } from './advisers.ts'
import { leaves } from './field-walk.ts'
import type { Json } from './json.ts'
import type { Field } from './schema-tree.ts'

export type RefusedValue = { readonly path: string; readonly message: string }

/**
 * New values that the schema accepts and a save still refuses, such as a telephone number that lacks a digit. Values
 * that were stored in the same field before stay allowed, so that no stored document blocks another change.
 */
export function refusedValues(tree: Field, before: Json | undefined, after: Json): RefusedValue[] {
  if (!isAdvised(tree)) return []
  const refused = [...leaves(tree, after)].flatMap(({ path, field, value }) => {
    if (!('advice' in field) || !field.advice || typeof value !== 'string') return []
    const advice = adviseOn(field.advice, value)
    return advice?.level === 'bloquea' ? [{ path, message: advice.text, field, value }] : []
  })
  if (refused.length === 0) return []
  const stored = new Set([...leaves(tree, before)].map(({ field, value }) => `${field.path} ${value}`))
  return refused
    .filter(({ field, value }) => !stored.has(`${field.path} ${value}`))
    .map(({ path, message }) => ({ path, message }))
}

const advised = new WeakMap<Field, boolean>()

/** Whether the field or one below it has an adviser. Lists of thousands of entries without one are not walked. */
function isAdvised(field: Field): boolean {
  const known = advised.get(field)
  if (known !== undefined) return known
  const found =
    field.kind === 'group'
      ? field.fields.some(isAdvised)
      : field.kind === 'list'
        ? isAdvised(field.item)
        : 'advice' in field
  advised.set(field, found)
  return found
}
