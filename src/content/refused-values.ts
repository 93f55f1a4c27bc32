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
  const advised = advisedPart(tree)
  if (advised === 'none') return []
  const refused = [...leaves(advised, after)].flatMap(({ path, field, value }) => {
    if (!('advice' in field) || !field.advice || typeof value !== 'string') return []
    const advice = adviseOn(field.advice, value)
    return advice?.level === 'bloquea' ? [{ path, message: advice.text, field, value }] : []
  })
  if (refused.length === 0) return []
  const stored = new Set([...leaves(advised, before)].map(({ field, value }) => `${field.path} ${value}`))
  return refused
    .filter(({ field, value }) => !stored.has(`${field.path} ${value}`))
    .map(({ path, message }) => ({ path, message }))
}

const parts = new WeakMap<Field, Field | 'none'>()

/** The tree without the fields that have no adviser, so that a save walks a few values instead of thousands. */
function advisedPart(field: Field): Field | 'none' {
  const known = parts.get(field)
  if (known !== undefined) return known
  const part = withoutUnadvised(field)
  parts.set(field, part)
  return part
}

function withoutUnadvised(field: Field): Field | 'none' {
  if (field.kind === 'group') {
    const fields = field.fields.map(advisedPart).filter((part) => part !== 'none')
    return fields.length > 0 ? { ...field, fields } : 'none'
  }
  if (field.kind === 'list') {
    const item = advisedPart(field.item)
    return item === 'none' ? 'none' : { ...field, item }
  }
  return 'advice' in field ? field : 'none'
}
