import { readMapPoint } from '#content/links/map-point.ts'
import { pinOf } from '#content/links/place-on-map.ts'
import type { SiteContent } from '#content/site-content/index.ts'

/** Where the first place is on the map: by its own point and link, or else by the facts of the practice. */
export function firstPlaceOnMap({
  doctorInfo,
  doctorWorkInfo: { consulting },
}: Pick<SiteContent, 'doctorInfo' | 'doctorWorkInfo'>) {
  const { point, mapLink } = consulting
  const facts = { ...doctorInfo, googleMapsLink: mapLink || doctorInfo.googleMapsLink }
  if (point) return { ...facts, ...pinOf(point) }
  const isElsewhere = mapLink !== doctorInfo.googleMapsLink && readMapPoint(mapLink) !== undefined
  return isElsewhere ? { ...facts, ...pinOf(null) } : facts
}
