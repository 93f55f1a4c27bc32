import { itemTitle } from '../fields/field-walk.ts'
import { unusedIds } from '../fields/item-ids.ts'
import type { Field, ListField } from '../fields/schema-tree.ts'
import { childOf, isJsonList, isJsonObject, type Json, textOf } from '../values/json.ts'

/**
 * The value with an id for every item of its lists: its own, that of the item of `base` which it was made from, or a
 * new one. Drafts that were stored before there were ids have none.
 */
export function giveIds<Value extends Json>(field: Field, value: Value, base?: Json): Value
export function giveIds(field: Field, value: Json, base?: Json): Json {
  if (field.kind === 'list') return isJsonList(value) ? giveListIds(field, value, base) : value
  if (field.kind !== 'group' || !isJsonObject(value)) return value
  const parts = field.fields.flatMap((child) => {
    const part = value[child.key]
    return part === undefined ? [] : [[child.key, giveIds(child, part, childOf(base, child.key))] as const]
  })
  return { ...value, ...Object.fromEntries(parts) }
}

function giveListIds(list: ListField, value: readonly Json[], base: Json | undefined): Json {
  if (list.item.kind !== 'group') return value
  const { hasId } = list.item
  const formerOf = formerItems(list, isJsonList(base) ? base : [], value)
  const items = value.map((item, index) => {
    const from = formerOf(item, index)
    const known = giveIds(list.item, item, from)
    return hasId && idOf(known) === '' ? withId(known, idOf(from)) : known
  })
  return hasId ? distinctIds(items) : items
}

/** Finds the item of the base that an item was made from: by its title, or by its place if none was added or removed. */
function formerItems(list: ListField, base: readonly Json[], value: readonly Json[]) {
  const titleOf = (item: Json) => itemTitle(list, item, 0)
  const byTitle = Map.groupBy(base, titleOf)
  const titles = new Set(value.map(titleOf))
  return (item: Json, index: number): Json | undefined => {
    const same = byTitle.get(titleOf(item))?.shift()
    if (same !== undefined || base.length !== value.length) return same
    const there = base[index]
    return there !== undefined && !titles.has(titleOf(there)) ? there : undefined
  }
}

/** The items, with a new id for each that has none, or that of an item before it. */
export function distinctIds(items: readonly Json[]): Json[] {
  const ids = items.map(idOf)
  const nextId = unusedIds(ids)
  return items.map((item, index) => {
    const id = idOf(item)
    return id !== '' && ids.indexOf(id) === index ? item : withId(item, nextId())
  })
}

const idOf = (item: Json | undefined): string => textOf(childOf(item, 'id') ?? '')

const withId = (item: Json, id: string): Json => (isJsonObject(item) ? { ...item, id } : item)
