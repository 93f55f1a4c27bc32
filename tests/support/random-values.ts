import type { Field } from '#content/fields/schema-tree.ts'
import { childOf, isJsonList, type Json } from '#content/values/json.ts'

const ids = ['1', '2', '3', '4', 'roma']

/** A value of a field as a form may have it: few texts, so that two values are often equal. */
export function randomValue(field: Field, random: () => number): Json {
  if (field.kind === 'group') {
    if (field.nullable && random() < 0.5) return null
    return Object.fromEntries(field.fields.map((child) => [child.key, randomValue(child, random)]))
  }
  if (field.kind === 'list') return randomList(field.item, [], random)
  if (field.kind === 'boolean') return random() < 0.5
  if (field.kind === 'number') return Math.floor(random() * 3)
  if (field.kind === 'enum') return one(field.options, random)?.value ?? field.initial
  return one(['', 'a', 'b'], random) ?? ''
}

/** A copy in which about this share of the fields and lists has another value. */
export function changedValue(field: Field, value: Json, share: number, random: () => number): Json {
  if (field.kind === 'group' && value !== null) {
    return Object.fromEntries(
      field.fields.map((child) => [
        child.key,
        changedValue(child, childOf(value, child.key) ?? child.initial, share, random),
      ]),
    )
  }
  if (field.kind === 'list' && isJsonList(value)) {
    const items = value.map((item) => {
      const changed = changedValue(field.item, item, share, random)
      return field.item.kind === 'group' ? withId(item, changed) : changed
    })
    return random() < share ? randomList(field.item, items, random) : items
  }
  return random() < share ? randomValue(field, random) : value
}

/** A list with some of these items and new ones, in any order. */
function randomList(item: Field, items: readonly Json[], random: () => number): Json[] {
  if (item.kind !== 'group') return ['a', 'b', 'c'].filter(() => random() < 0.5)
  const byId = new Map(items.map((each) => [childOf(each, 'id'), each]))
  return ids
    .filter(() => random() < 0.5)
    .map((id) => ({ id, order: random() }))
    .toSorted((left, right) => left.order - right.order)
    .map(({ id }) => byId.get(id) ?? withId({ id }, randomValue(item, random)))
}

const withId = (from: Json, item: Json): Json => ({
  ...(isObject(item) ? item : {}),
  id: childOf(from, 'id') ?? '',
})

const isObject = (value: Json) => typeof value === 'object' && value !== null

const one = <Value>(values: readonly Value[], random: () => number): Value | undefined =>
  values[Math.floor(random() * values.length)]
