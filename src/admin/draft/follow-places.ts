import { readMapPoint } from '#content/links/map-point.ts'
import { isHttpsUrl } from '#content/links/read-link.ts'
import { mapHosts, readPlace } from '#content/links/read-place.ts'
import { freeSlug } from '#content/texts/slug.ts'
import { childOf, isJsonList, type Json, type JsonObject, valueAt } from '#content/values/json.ts'
import type { Follow } from './draft-store.ts'

const listPath = 'doctorWorkInfo.otherPlaces'

/**
 * A new place gets an id, and a pasted link of a map sets the place's pin. Of coordinates only the pin is kept.
 */
export const followPlaces: Follow = (after, before) => {
  const places = placesIn(after)
  const former = placesIn(before)
  if (places === former) return []
  const taken = new Set(places.map((place) => childOf(place, 'id')))
  return places.flatMap((place, index) => {
    const path = `${listPath}.${index}`
    const id = childOf(place, 'id')
    if (id === '') return [{ path: `${path}.id`, value: freeSlug('lugar', (slug) => taken.has(slug)) }]
    const was = former.find((one) => childOf(one, 'id') === id)
    const link = childOf(place, 'mapLink')
    if (was === undefined || typeof link !== 'string' || link === childOf(was, 'mapLink')) return []
    const point = readMapPoint(link)
    if (!point) return []
    const isLink = isHttpsUrl(readPlace(link).link, mapHosts)
    return [
      { path: `${path}.latitude`, value: point.latitude },
      { path: `${path}.longitude`, value: point.longitude },
      ...(isLink || !isPasted(link, childOf(was, 'mapLink')) ? [] : [{ path: `${path}.mapLink`, value: '' }]),
    ]
  })
}

/** Typed text continues the former one by a character, and shows a point long before its last digit. */
export const isPasted = (text: string, former: Json | undefined): boolean => {
  const before = typeof former === 'string' ? former : ''
  const isTyped = text.startsWith(before) || before.startsWith(text)
  return !isTyped || text.length > before.length + 3
}

function placesIn(document: JsonObject): readonly Json[] {
  const places = valueAt(document, listPath)
  return isJsonList(places) ? places : none
}
const none: readonly Json[] = []
