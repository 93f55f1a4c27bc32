import type { Advice } from '../fields/advice.ts'
import { leaves } from '../fields/field-walk.ts'
import type { Field } from '../fields/schema-tree.ts'
import { newSharedNames } from '../places/shared-names.ts'
import type { Json } from '../values/json.ts'
import { adviseOn } from './advisers.ts'

type AdvisedValue = { readonly path: string; readonly message: string }

/**
 * New values that the schema accepts and a save still refuses, such as a telephone number that lacks a digit. Values
 * that were stored in the same field before stay allowed, so that no stored document blocks another change.
 */
export const refusedValues = (tree: Field, before: Json | undefined, after: Json): AdvisedValue[] => [
  ...newValues(tree, before, after, ({ level }) => level === 'bloquea'),
  ...newSharedNames(before, after),
]

/** New values that the form asks about before it saves them, such as a price of 12 pesos. */
export const askedValues = (tree: Field, before: Json | undefined, after: Json): AdvisedValue[] =>
  newValues(tree, before, after, ({ asks }) => asks === true)

function newValues(
  tree: Field,
  before: Json | undefined,
  after: Json,
  isMeant: (advice: Advice) => boolean,
): AdvisedValue[] {
  const found = [...leaves(tree, after)].flatMap(({ path, field, value }) => {
    if (!field.advice) return []
    if (typeof value !== 'string' && typeof value !== 'number') return []
    const advice = adviseOn(field.advice, `${value}`)
    return advice && isMeant(advice) ? [{ path, message: advice.text, field, value }] : []
  })
  if (found.length === 0) return []
  const stored = new Set([...leaves(tree, before)].map(({ field, value }) => `${field.path} ${value}`))
  return found
    .filter(({ field, value }) => !stored.has(`${field.path} ${value}`))
    .map(({ path, message }) => ({ path, message }))
}
