import { leaves } from '../fields/field-walk.ts'
import { sameLeaf } from '../fields/same-value.ts'
import type { ListField } from '../fields/schema-tree.ts'
import { childOf, isJsonObject, type Json } from '../values/json.ts'

/**
 * Key that identifies an item: its title, or else its whole content, where the list does not say otherwise. Versions that
 * were stored before items had ids have them by their places, so an item may have another one there.
 */
export function itemKey({ rowTitle, rowKey }: ListField, item: Json): string {
  if (rowKey !== undefined) return `${childOf(item, rowKey)}`
  const title = rowTitle === undefined ? item : childOf(item, rowTitle)
  return typeof title === 'string' && title.trim() !== ''
    ? title.trim()
    : JSON.stringify(isJsonObject(item) ? { ...item, id: undefined } : item)
}

/** Whether no item has moved, so that items can be compared index by index. */
export function isAligned(list: ListField, before: readonly Json[], after: readonly Json[]): boolean {
  if (before.length !== after.length) return false
  const oldKeys = before.map((item) => itemKey(list, item))
  const newKeys = after.map((item) => itemKey(list, item))
  if (list.rowKey !== undefined) return newKeys.every((key, index) => key === oldKeys[index])
  const renamedFrom = new Set(oldKeys.filter((key, index) => key !== newKeys[index]))
  return newKeys.every((key, index) => key === oldKeys[index] || !renamedFrom.has(key))
}

type ItemPair = {
  readonly from: number
  readonly to: number
  readonly before: Json
  readonly after: Json
}

/**
 * Pairs the items that both versions contain, in the later version's order, and lists removed and added items. Where
 * no item has moved, each is paired with that of the same place.
 */
export function alignItems(list: ListField, before: readonly Json[], after: readonly Json[]) {
  const removed = new Map(before.entries())
  const added = new Map(after.entries())
  const pairs: ItemPair[] = []
  const pair = (from: number, to: number) => {
    const [earlier, later] = [removed.get(from), added.get(to)]
    if (earlier === undefined || later === undefined) return
    pairs.push({ from, to, before: earlier, after: later })
    removed.delete(from)
    added.delete(to)
  }

  if (isAligned(list, before, after)) for (const place of before.keys()) pair(place, place)
  const places = Map.groupBy(removed.keys(), (place) => itemKey(list, before[place] ?? null))
  for (const [to, later] of added) {
    const from = places.get(itemKey(list, later))?.shift()
    if (from !== undefined) pair(from, to)
  }
  if (list.item.kind === 'group' && list.rowKey === undefined) {
    for (const [to, later] of added) {
      const [from] = [...removed].find(([, earlier]) => isRenamed(list, earlier, later)) ?? []
      if (from !== undefined) pair(from, to)
    }
  }
  pairs.sort((one, other) => one.to - other.to)
  return { pairs, removed: [...removed], added: [...added] }
}

/**
 * Whether `later` is `earlier` with another title: at least half of the values are the same, and at least one of
 * these is not the initial value of a new item.
 */
function isRenamed({ item: field }: ListField, earlier: Json, later: Json): boolean {
  let [all, same, distinctive] = [0, 0, 0]
  for (const { path, field: leaf, value } of leaves(field, earlier, 'item')) {
    const other = path.split('.').slice(1).reduce<Json | undefined>(childOf, later)
    all += 1
    if (!sameLeaf(leaf, value, other)) continue
    same += 1
    if (!sameLeaf(leaf, value, leaf.initial)) distinctive += 1
  }
  return distinctive > 0 && same * 2 >= all
}
