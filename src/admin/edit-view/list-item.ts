import { newItem } from '#admin/form/list/new-item.ts'
import type { ListField } from '#content/fields/schema-tree.ts'
import { positionOf, segmentOf } from '#content/values/item-path.ts'
import { isJsonList, type Json, joinPath, pathSegments } from '#content/values/json.ts'
import { type EditStore, focusPlace, openPlace } from './edit-store.ts'
import { draftedValue, fieldOf, openDraftOf, type Place } from './place.ts'

/** The item of a list that contains a place. */
export type ListItem = {
  readonly list: ListField
  readonly listPlace: Place
  readonly index: number
  readonly count: number
  /** Path of the place within the item; '' for the item itself. */
  readonly rest: string
}

/** The innermost list item around a place. */
export function listItemOf(place: Place): ListItem | undefined {
  const segments = pathSegments(place.path)
  for (let end = segments.length; end > 0; end -= 1) {
    const listPlace = { ...place, path: segments.slice(0, end - 1).join('.'), paragraph: undefined }
    const list = fieldOf(listPlace)
    if (list?.kind !== 'list') continue
    const items = itemsOf(listPlace)
    const index = items ? positionOf(items, segments[end - 1] ?? '') : -1
    if (items?.[index] === undefined) return
    return { list, listPlace, index, count: items.length, rest: segments.slice(end).join('.') }
  }
}

/** Moves the item by one place, and keeps it selected. */
export function moveItem(store: EditStore, { listPlace, index, rest }: ListItem, step: 1 | -1): void {
  const items = itemsOf(listPlace)
  const moved = items?.[index]
  if (!items || moved === undefined) return
  const next = items.toSpliced(index, 1).toSpliced(index + step, 0, moved)
  change(listPlace, next)
  const item = joinPath(listPlace.path, segmentOf(next, index + step))
  openPlace(store, { ...listPlace, path: joined(item, rest) })
}

/** Adds an empty item behind this one, and opens it in the panel. */
export function addAfter(store: EditStore, { list, listPlace, index }: ListItem): void {
  const items = itemsOf(listPlace)
  if (!items) return
  const next = items.toSpliced(index + 1, 0, newItem(list))
  change(listPlace, next)
  focusPlace(store, { ...listPlace, path: joinPath(listPlace.path, segmentOf(next, index + 1)) })
}

/** Removes the item, and opens its list. */
export function removeItem(store: EditStore, { listPlace, index }: ListItem): void {
  const items = itemsOf(listPlace)
  if (!items) return
  change(listPlace, items.toSpliced(index, 1))
  openPlace(store, listPlace)
}

function itemsOf(listPlace: Place): readonly Json[] | undefined {
  const items = draftedValue(listPlace)
  return isJsonList(items) ? items : undefined
}

const change = (listPlace: Place, items: Json[]): void => openDraftOf(listPlace)?.set(listPlace.path, items)

const joined = (path: string, rest: string): string => (rest === '' ? path : `${path}.${rest}`)
