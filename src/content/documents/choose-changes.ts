import { sameLeaf } from '../fields/same-value.ts'
import type { Field, GroupField, ListField } from '../fields/schema-tree.ts'
import { childOf, isJsonList, isJsonObject, type Json, joinPath } from '../values/json.ts'
import type { Change } from './document-diff.ts'
import { distinctIds } from './give-ids.ts'
import { alignItems } from './list-alignment.ts'

/** Identifies a change among those between two versions. */
export const changeKey = ({ kind, path }: Pick<Change, 'kind' | 'path'>): string => `${kind} ${path}`

/** The later version with the values of the earlier one wherever a change is left out. */
export function withoutChanges(
  tree: Field,
  before: Json | undefined,
  after: Json,
  leftOut: ReadonlySet<string>,
): Json {
  return leftOut.size === 0 ? after : chosen(tree, before, after, { path: '', leftOut })
}

type Place = { readonly path: string; readonly leftOut: ReadonlySet<string> }

function chosen(field: Field, before: Json | undefined, after: Json, place: Place): Json {
  if (before === after) return after
  if (field.kind === 'group') return chosenGroup(field, before, after, place)
  if (field.kind === 'list') return chosenList(field, before, after, place)
  const isOut = place.leftOut.has(changeKey({ kind: 'changed', path: place.path }))
  return isOut && !sameLeaf(field, before, after) ? (before ?? field.initial) : after
}

function chosenGroup(group: GroupField, before: Json | undefined, after: Json, place: Place): Json {
  if (!isJsonObject(after)) return after
  const parts: { [key: string]: Json } = { ...after }
  for (const child of group.fields) {
    const later = childOf(after, child.key) ?? child.initial
    const path = joinPath(place.path, child.key)
    const part = chosen(child, childOf(before, child.key), later, { ...place, path })
    if (part !== later) parts[child.key] = part
  }
  return parts
}

function chosenList(list: ListField, before: Json | undefined, after: Json, place: Place): Json {
  const { path, leftOut } = place
  const [earlier, later] = [isJsonList(before) ? before : [], isJsonList(after) ? after : []]
  const inItem = (index: number) => ({ ...place, path: joinPath(path, index) })
  const { pairs, removed, added } = alignItems(list, earlier, later)
  const isOut = (kind: Change['kind'], index: number) =>
    leftOut.has(changeKey({ kind, path: joinPath(path, index) }))
  if (leftOut.has(changeKey({ kind: 'reordered', path }))) pairs.sort((one, other) => one.from - other.from)
  const items = pairs.map((pair) => chosen(list.item, pair.before, pair.after, inItem(pair.to)))
  // Added items keep the place that the later version gives them; removed ones return to their former place.
  for (const [index, item] of added) if (!isOut('added', index)) items.splice(index, 0, item)
  for (const [index, item] of removed) if (isOut('removed', index)) items.splice(index, 0, item)
  // A returned item may have the id that the later version gives another one.
  return list.item.kind === 'group' && list.item.hasId ? distinctIds(items) : items
}
