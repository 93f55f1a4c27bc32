import { readMapPoint } from '#content/links/map-point.ts'
import { isHttpsUrl } from '#content/links/read-link.ts'
import { mapHosts, readPlace } from '#content/links/read-place.ts'
import { placeIdFor } from '#content/site-content/place-ids.ts'
import { childOf, type Json, listAt, valueAt } from '#content/values/json.ts'
import type { Follow } from './draft-store.ts'

const listPath = 'doctorWorkInfo.otherPlaces'
const singlePaths = ['consulting', 'hospital', 'urgencies'].map((key) => `doctorWorkInfo.${key}`)

/**
 * A new place gets an id, and a pasted link of a map sets the place's pin. Of coordinates only the pin is kept.
 */
export const followPlaces: Follow = (after, before) => {
  if (after.doctorWorkInfo === before.doctorWorkInfo) return []
  const places = listAt(after, listPath)
  const former = listAt(before, listPath)
  const taken = new Set(places.map((place) => childOf(place, 'id')))
  return [
    ...singlePaths.flatMap((path) => followLink(path, valueAt(after, path), valueAt(before, path))),
    ...places.flatMap((place, index) => {
      const path = `${listPath}.${index}`
      const id = childOf(place, 'id')
      if (id === '') return [{ path: `${path}.id`, value: placeIdFor('', taken) }]
      const was = former.find((one) => childOf(one, 'id') === id)
      return followLink(path, place, was)
    }),
  ]
}

function followLink(path: string, place: Json | undefined, was: Json | undefined) {
  const link = childOf(place, 'mapLink')
  if (was === undefined || typeof link !== 'string' || link === childOf(was, 'mapLink')) return []
  const point = readMapPoint(link)
  if (!point) return []
  const isLink = isHttpsUrl(readPlace(link).link, mapHosts)
  return [
    { path: `${path}.point`, value: { lat: point.latitude, lng: point.longitude } },
    ...(isLink || !isPasted(link, childOf(was, 'mapLink')) ? [] : [{ path: `${path}.mapLink`, value: '' }]),
  ]
}

/** Typed text continues the former one by a character, and shows a point long before its last digit. */
export const isPasted = (text: string, former: Json | undefined): boolean => {
  const before = typeof former === 'string' ? former : ''
  const isTyped = text.startsWith(before) || before.startsWith(text)
  return !isTyped || text.length > before.length + 3
}
