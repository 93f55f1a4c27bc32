import type { PastedPlace } from '#content/links/read-place.ts'
import { placeIdFor } from '#content/site-content/place-ids.ts'
import { childOf, type Json, type JsonObject, textOf } from '#content/values/json.ts'

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
    ...(point && { point: { lat: point.latitude, lng: point.longitude } }),
  }
}

/** A place like another one, without its timetable. */
export function copiedPlace(source: JsonObject, places: readonly Json[], initial: JsonObject): JsonObject {
  const { schedule, hours } = initial
  const copy = { ...initial, ...source, id: newId(textOf(source.header), places) }
  return { ...copy, ...(schedule !== undefined && { schedule }), ...(hours !== undefined && { hours }) }
}

const newId = (name: string, places: readonly Json[]) =>
  placeIdFor(name, new Set(places.map((place) => childOf(place, 'id'))))

function kindOf(name: string): string {
  if (/hospital|sanatorio|star m[eé]dica|[aá]ngeles|centro m[eé]dico|\babc\b/i.test(name)) return 'hospital'
  return /cl[ií]nica/i.test(name) ? 'clinica' : 'consultorio'
}
