import type { Advice } from '../fields/advice.ts'
import { leaves } from '../fields/field-walk.ts'
import { optionLabel } from '../fields/option-labels.ts'
import type { Field } from '../fields/schema-tree.ts'
import { cleanLine } from '../texts/clean-text.ts'
import { plainText } from '../texts/words.ts'
import { childOf, isJsonList, type Json, valueAt } from '../values/json.ts'
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

/**
 * The places whose name another visible place before them has. Names that two places of the earlier version share stay
 * allowed, so that no stored document blocks another change.
 */
export function newSharedNames(before: Json | undefined, after: Json) {
  const stored = new Set(sharedNames(before).map(({ key }) => key))
  return sharedNames(after)
    .filter(({ key }) => !stored.has(key))
    .map(({ path, name }) => ({
      path,
      message: `Dos lugares se llaman «${name}». Póngales nombres distintos, para que sus pacientes los distingan.`,
    }))
}

function sharedNames(content: Json | undefined) {
  const others = valueAt(content, 'doctorWorkInfo.otherPlaces')
  const known = new Set<string>()
  return [valueAt(content, 'doctorWorkInfo.consulting'), ...(isJsonList(others) ? others : [])].flatMap(
    (place, index) => {
      const name = nameOf(place, index === 0)
      if (name === '' || childOf(place, 'visible') === false) return []
      const key = plainText(name)
      const isShared = known.has(key)
      known.add(key)
      return isShared ? [{ path: `doctorWorkInfo.otherPlaces.${index - 1}.header`, name, key }] : []
    },
  )
}

/** As a reader compares it. Only the first place may have no heading: then it is called what it is. */
function nameOf(place: Json | undefined, isFirst: boolean): string {
  const header = childOf(place, 'header')
  const name = typeof header === 'string' ? cleanLine(header).replace(/\s+/g, ' ') : ''
  return name || (isFirst ? optionLabel(`${childOf(place, 'kind') ?? 'consultorio'}`) : '')
}
