import type { PastedPlace } from '#content/links/read-place.ts'
import { firstPlaceId } from '#content/site-content/first-place.ts'
import { freeSlug, slugOf } from '#content/texts/slug.ts'
import { childOf, type Json, type JsonObject } from '#content/values/json.ts'

/** A place with what a pasted link says about it. @param initial The values of its other fields. */
export function placeFromMap(
  { name, address, postalCode, city, state, link, point }: PastedPlace,
  places: readonly Json[],
  initial: JsonObject,
): JsonObject {
  return {
    ...initial,
    id: newId(name, places),
    header: name,
    kind: kindOf(name),
    mapLink: link,
    address,
    postalCode,
    city,
    state,
    latitude: point?.latitude ?? null,
    longitude: point?.longitude ?? null,
  }
}

/** A place like another one, without its timetable. */
export function copiedPlace(source: JsonObject, places: readonly Json[], initial: JsonObject): JsonObject {
  const { schedule, hours } = initial
  const copy = { ...initial, ...source, id: newId(textOf(source.header), places) }
  return { ...copy, ...(schedule !== undefined && { schedule }), ...(hours !== undefined && { hours }) }
}

/** The names that two visible places share. */
export function sharedNames(names: readonly string[]): string[] {
  const groups = Map.groupBy(names, (name) => name.trim().toLowerCase())
  return [...groups.values()].flatMap(([first, ...more]) => (first && more.length > 0 ? [first] : []))
}

function newId(name: string, places: readonly Json[]): string {
  const taken = new Set([firstPlaceId, ...places.map((place) => childOf(place, 'id'))])
  return freeSlug(slugOf(name) || 'lugar', (slug) => taken.has(slug))
}

function kindOf(name: string): string {
  if (/hospital|sanatorio|star m[eé]dica|[aá]ngeles|centro m[eé]dico|\babc\b/i.test(name)) return 'hospital'
  return /cl[ií]nica/i.test(name) ? 'clinic' : 'office'
}

const textOf = (value: Json | undefined) => (typeof value === 'string' ? value : '')
