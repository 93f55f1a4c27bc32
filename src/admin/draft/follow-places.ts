import { shownPoint } from '#content/links/map-point.ts'
import { isHttpsUrl } from '#content/links/read-link.ts'
import { mapHosts, readPlace } from '#content/links/read-place.ts'
import { partAt, segmentOf } from '#content/values/item-path.ts'
import { childOf, type Json, listAt, valueAt } from '#content/values/json.ts'
import type { Follow } from './draft-store.ts'

type Edit = { readonly path: string; readonly value: Json }

const listPath = 'doctorWorkInfo.otherPlaces'
const singlePaths = ['consulting', 'hospital', 'urgencies'].map((key) => `doctorWorkInfo.${key}`)

/**
 * A pasted link of a map sets the place's pin. Of coordinates only the pin is kept. The pin of a former link goes when the
 * new one does not say where it is.
 */
export const followPlaces: Follow = (after, before) => {
  if (after.doctorWorkInfo === before.doctorWorkInfo) return []
  const places = listAt(after, listPath)
  return [
    ...singlePaths.flatMap((path) => followLink(path, valueAt(after, path), valueAt(before, path))),
    ...places.flatMap((place, index) => {
      const path = `${listPath}.${segmentOf(places, index)}`
      return followLink(path, place, partAt(before, path))
    }),
  ]
}

function followLink(path: string, place: Json | undefined, was: Json | undefined): Edit[] {
  const link = childOf(place, 'mapLink')
  const formerLink = childOf(was, 'mapLink')
  if (was === undefined || typeof link !== 'string' || link === formerLink) return []
  const { point, link: address } = readPlace(link)
  if (!point) {
    const former = shownPoint(typeof formerLink === 'string' ? formerLink : '')
    const pin = childOf(place, 'point')
    const isFormerPin = former?.latitude === childOf(pin, 'lat') && former?.longitude === childOf(pin, 'lng')
    return former && isFormerPin ? [{ path: `${path}.point`, value: null }] : []
  }
  return [
    { path: `${path}.point`, value: { lat: point.latitude, lng: point.longitude } },
    ...(isHttpsUrl(address, mapHosts) || !isPasted(link, formerLink)
      ? []
      : [{ path: `${path}.mapLink`, value: '' }]),
  ]
}

/** Typed text continues the former one by a character, and shows a point long before its last digit. */
export const isPasted = (text: string, former: Json | undefined): boolean => {
  const before = typeof former === 'string' ? former : ''
  const isTyped = text.startsWith(before) || before.startsWith(text)
  return !isTyped || text.length > before.length + 3
}
