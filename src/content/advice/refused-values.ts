import type { Advice } from '../fields/advice.ts'
import { leaves } from '../fields/field-walk.ts'
import type { Field } from '../fields/schema-tree.ts'
import type { Json } from '../values/json.ts'
import { adviseOn } from './advisers.ts'

type AdvisedValue = { readonly path: string; readonly message: string }

/**
 * New values that the schema accepts and a save still refuses, such as a telephone number that lacks a digit. Values
 * that were stored in the same field before stay allowed, so that no stored document blocks another change.
 */
export const refusedValues = (tree: Field, before: Json | undefined, after: Json): AdvisedValue[] =>
  newValues(tree, before, after, ({ level }) => level === 'bloquea')

/** New values that the form asks about before it saves them, such as a price of 12 pesos. */
export const askedValues = (tree: Field, before: Json | undefined, after: Json): AdvisedValue[] =>
  newValues(tree, before, after, ({ asks }) => asks === true)

function newValues(
  tree: Field,
  before: Json | undefined,
  after: Json,
  isMeant: (advice: Advice) => boolean,
): AdvisedValue[] {
  const advised = advisedPart(tree)
  if (advised === 'none') return []
  const found = [...leaves(advised, after)].flatMap(({ path, field, value }) => {
    if (!('advice' in field) || !field.advice) return []
    if (typeof value !== 'string' && typeof value !== 'number') return []
    const advice = adviseOn(field.advice, `${value}`)
    return advice && isMeant(advice) ? [{ path, message: advice.text, field, value }] : []
  })
  if (found.length === 0) return []
  const stored = new Set([...leaves(advised, before)].map(({ field, value }) => `${field.path} ${value}`))
  return found
    .filter(({ field, value }) => !stored.has(`${field.path} ${value}`))
    .map(({ path, message }) => ({ path, message }))
}

/** The tree without the fields that have no adviser, so that a save walks a few values instead of thousands. */
function advisedPart(field: Field): Field | 'none' {
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
