import { type MapPoint, readMapPoint } from '#content/links/map-point.ts'
import { isHttpsUrl, linkOrText } from '#content/links/read-link.ts'
import { googleMapHosts, readPlace } from '#content/links/read-place.ts'
import { isJsonObject, type Json, type JsonObject, textOf, valueAt } from '#content/values/json.ts'
import type { Follow } from './draft-store.ts'
import { followPlaces, isPasted } from './follow-places.ts'

type Edit = { readonly path: string; readonly value: Json }

/** What changes with an edit of the site content, in the same step. */
export const followSiteContent: Follow = (after, before) => [
  ...followMap(after, before),
  ...followPlaceOfPractice(after, before),
  ...followPlaces(after, before),
  ...pictures.flatMap((picture) => followPicture(picture, after, before)),
]

/**
 * A pasted link of Google Maps, or a pasted map, sets the pin. Of another service's link, or coordinates, only the pin is
 * kept. A map that is pasted as link goes to its own field. What
 * showed the former place goes: a pin when the new link does not say where it is, and a map of another place.
 */
function followMap({ doctorInfo }: JsonObject, before: JsonObject): Edit[] {
  const was = before.doctorInfo
  if (doctorInfo === was || !isJsonObject(doctorInfo) || !isJsonObject(was)) return []
  const [link, map] = [textOf(doctorInfo.googleMapsLink), textOf(doctorInfo.googleMapsEmbedLink)]
  const [formerLink, formerMap] = [textOf(was.googleMapsLink), textOf(was.googleMapsEmbedLink)]
  if (link === formerLink && map === formerMap) return []
  if (link !== formerLink && isFrame(link)) {
    const stored = URL.canParse(formerLink) ? formerLink : ''
    return [
      { path: linkPath, value: stored },
      { path: mapPath, value: linkOrText(link, googleMaps) },
      ...pin(link),
    ]
  }
  if (isPasted(link, formerLink) && readMapPoint(link) && !isHttpsUrl(readPlace(link).link, googleMapHosts)) {
    return [{ path: linkPath, value: '' }, ...pin(readPlace(link).link || link)]
  }
  if (map !== formerMap) {
    return [...(isFrame(map) ? [{ path: mapPath, value: linkOrText(map, googleMaps) }] : []), ...pin(map)]
  }
  const [point, former, shown] = [readMapPoint(link), readMapPoint(formerLink), readMapPoint(map)]
  if (point) {
    const isElsewhere = shown !== undefined && !isNear(point, shown)
    return [...pin(link), ...(isElsewhere ? [{ path: mapPath, value: '' }] : [])]
  }
  const isFormerPin =
    former?.latitude === doctorInfo.latitude &&
    former?.longitude === doctorInfo.longitude &&
    former !== undefined
  return isFormerPin ? pinEdits({ latitude: null, longitude: null }) : []
}

/** Another link of the practice: the first place's own link and point showed the former place, and go. */
function followPlaceOfPractice(after: JsonObject, before: JsonObject): Edit[] {
  if (valueAt(after, linkPath) === valueAt(before, linkPath)) return []
  return [
    { path: 'doctorWorkInfo.consulting.mapLink', value: '' },
    { path: 'doctorWorkInfo.consulting.point', value: null },
  ].filter(({ path, value }) => (valueAt(after, path) ?? value) !== value)
}

const linkPath = 'doctorInfo.googleMapsLink'
const mapPath = 'doctorInfo.googleMapsEmbedLink'
const googleMaps = { hosts: ['google.com'] }
const isFrame = (text: string) => /<iframe\s/i.test(text)

/** Sets the pin to the place that an address of Google Maps shows, if it shows one. */
function pin(address: string): Edit[] {
  const point = readMapPoint(address)
  return point ? pinEdits(point) : []
}

const pinEdits = ({ latitude, longitude }: Record<keyof MapPoint, number | null>): Edit[] => [
  { path: 'doctorInfo.latitude', value: latitude },
  { path: 'doctorInfo.longitude', value: longitude },
]

/** Within some hundred metres. */
const isNear = (one: MapPoint, other: MapPoint) =>
  Math.abs(one.latitude - other.latitude) < 0.005 && Math.abs(one.longitude - other.longitude) < 0.005

type PictureFields = {
  readonly picture: string
  readonly alt: string
  /** Pictures of narrower windows, each with its framing; a framing of the picture itself is the first. */
  readonly framings?: readonly { readonly picture: string; readonly offset: string }[]
}

const pictures: readonly PictureFields[] = [
  {
    picture: 'heroSection.mainImage',
    alt: 'heroSection.imageAlt',
    framings: [
      { picture: 'heroSection.mainImage', offset: 'heroSection.mainOffset' },
      { picture: 'heroSection.tabletImage', offset: 'heroSection.tabletOffset' },
      { picture: 'heroSection.mobileImage', offset: 'heroSection.mobileOffset' },
    ],
  },
  { picture: 'aboutMe.imagePath', alt: 'aboutMe.imageAlt' },
  { picture: 'callToAction.imagePath', alt: 'callToAction.imageAlt' },
]

/**
 * Another picture: the alternative text of the former one goes, so that the library's text is used, and its framing
 * too. Drawings that the site came with make way for it on phones and tablets; the owner's own pictures stay there.
 */
function followPicture(
  { picture, alt, framings = [] }: PictureFields,
  after: JsonObject,
  before: JsonObject,
): Edit[] {
  const [value, former] = [valueAt(after, picture), valueAt(before, picture)]
  if (value === former || former === undefined || value === '') return []
  const isAltOfFormer = valueAt(after, alt) === valueAt(before, alt) && textOf(valueAt(after, alt)) !== ''
  return [
    ...(isAltOfFormer ? [{ path: alt, value: '' }] : []),
    ...framings.flatMap((framing) => framingEdits(framing, picture, after)),
  ]
}

function framingEdits(
  { picture, offset }: { readonly picture: string; readonly offset: string },
  main: string,
  after: JsonObject,
): Edit[] {
  const own = textOf(valueAt(after, picture))
  const isDrawing = picture !== main && own.startsWith('/dibujos/')
  if (picture !== main && own !== '' && !isDrawing) return []
  return [
    ...(isDrawing ? [{ path: picture, value: '' }] : []),
    ...(valueAt(after, offset) === middle ? [] : [{ path: offset, value: middle }]),
  ]
}

const middle = 50
