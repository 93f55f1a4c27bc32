import { childOf, isJsonList, type Json, joinPath, pathSegments, textOf, withValueAt } from './json.ts'

/*
 * The paths of drafts and changes name list items by their ids: 'insurances.companies.gnp.name'. So a path leads to the
 * same item while others add, remove and order items. The items of a list without ids, such as texts, are named by their
 * position. So is, in brackets, an item whose id is being typed: it is empty, or still that of an earlier item.
 */

const idOf = (item: Json | undefined): string => textOf(childOf(item, 'id'))

/** The segments that name the items of a list in paths. */
export function segmentsOf(items: readonly Json[]): readonly string[] {
  const ids = items.map(idOf)
  if (ids.every((id) => id === '')) return ids.map((_, position) => `${position}`)
  const seen = new Set([''])
  return ids.map((id, position) => {
    const isOwn = !seen.has(id)
    seen.add(id)
    return isOwn ? id : `[${position}]`
  })
}

/** The segment that names the item at a position. */
export const segmentOf = (items: readonly Json[], position: number): string =>
  segmentsOf(items)[position] ?? `${position}`

/** The position of the item that a segment names; -1 if there is none. */
export function positionOf(items: readonly Json[], segment: string): number {
  const position = items.findIndex((item) => idOf(item) === segment)
  return position === -1 ? segmentsOf(items).indexOf(segment) : position
}

const partOf = (value: Json | undefined, segment: string): Json | undefined =>
  isJsonList(value) ? value[positionOf(value, segment)] : childOf(value, segment)

/** The value at a path that names items by their ids. */
export const partAt = (document: Json | undefined, path: string): Json | undefined =>
  pathSegments(path).reduce<Json | undefined>(partOf, document)

/** The list at a path that names items by their ids; empty if there is none. The same array while nothing changes. */
export function partList(document: Json | undefined, path: string): readonly Json[] {
  const value = partAt(document, path)
  return isJsonList(value) ? value : noItems
}

const noItems: readonly Json[] = []

/** A copy with another value at a path that names items by their ids; the same document if there is no such item. */
export function withPartAt(document: Json, path: string, value: Json): Json {
  const place = positionPath(document, path)
  return place === undefined ? document : withValueAt(document, place, value)
}

/** The path with positions for a path with ids; undefined if there is no such item. */
export function positionPath(document: Json | undefined, path: string): string | undefined {
  let [value, place] = [document, '']
  for (const segment of pathSegments(path)) {
    const position = isJsonList(value) ? positionOf(value, segment) : undefined
    if (position === -1) return undefined
    place = joinPath(place, position ?? segment)
    value = partOf(value, segment)
  }
  return place
}

/** The path with ids for a path with positions, as a schema names the place of an error. */
export function itemPath(document: Json | undefined, path: string): string {
  let [value, place] = [document, '']
  for (const segment of pathSegments(path)) {
    place = joinPath(place, isJsonList(value) ? segmentOf(value, Number(segment)) : segment)
    value = childOf(value, segment)
  }
  return place
}
