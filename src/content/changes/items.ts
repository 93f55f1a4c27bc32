import { fieldAt } from '../fields/field-walk.ts'
import { unusedIds } from '../fields/item-ids.ts'
import type { Field } from '../fields/schema-tree.ts'
import { childOf, isJsonList, type Json, pathSegments, textOf, valueAt } from '../values/json.ts'

/** The items of a list by id. An item without one, or with that of an earlier item, gets the smallest free number. */
export function itemsById(list: Json | undefined): Map<string, Json> {
  const items = isJsonList(list) ? list : []
  const nextId = unusedIds(items.map(ownId))
  const byId = new Map<string, Json>()
  for (const item of items) {
    const id = ownId(item)
    byId.set(id === '' || byId.has(id) ? nextId() : id, item)
  }
  return byId
}

const ownId = (item: Json): string => textOf(childOf(item, 'id') ?? '')

/** Whether a value is compared and replaced as a whole. */
export function isWhole(field: Field): boolean {
  if (field.kind === 'group') return field.isSchedule || field.nullable
  return field.kind !== 'list' || field.item.kind !== 'group'
}

/** Converts a path with the positions of items to one with their ids, as changes have it. */
export function pathOfIds(tree: Field, value: Json | undefined, path: string): string {
  const segments = pathSegments(path)
  const named = segments.map((segment, index) => {
    const parent = segments.slice(0, index).join('.')
    const field = fieldAt(tree, parent)
    if (field?.kind !== 'list' || isWhole(field)) return segment
    return [...itemsById(valueAt(value, parent)).keys()][Number(segment)] ?? segment
  })
  return named.join('.')
}

/** Converts a path with the positions that items have in one version to one with their positions in another. */
export function pathInOther(tree: Field, path: string, version: Json, other: Json): string {
  const segments: string[] = []
  for (const [index, segment] of pathSegments(path).entries()) {
    const parent = pathSegments(path).slice(0, index).join('.')
    const field = fieldAt(tree, parent)
    const isItem = field?.kind === 'list' && !isWhole(field)
    const id = isItem ? [...itemsById(valueAt(version, parent)).keys()][Number(segment)] : undefined
    const place = [...itemsById(valueAt(other, segments.join('.'))).keys()].indexOf(id ?? '')
    segments.push(place === -1 ? segment : `${place}`)
  }
  return segments.join('.')
}
