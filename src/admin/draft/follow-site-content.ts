import { readMapPoint, shownPoint } from '#content/links/map-point.ts'
import { isHttpsUrl, linkOrText } from '#content/links/read-link.ts'
import { googleMapHosts, readPlace } from '#content/links/read-place.ts'
import type { MapPoint } from '#content/links/typed-point.ts'
import { plainText } from '#content/texts/words.ts'
import { segmentOf } from '#content/values/item-path.ts'
import {
  childOf,
  isJsonObject,
  type Json,
  type JsonObject,
  listAt,
  textOf,
  valueAt,
} from '#content/values/json.ts'
import type { Follow } from './draft-store.ts'
import { followPlaces, isPasted } from './follow-places.ts'

type Edit = { readonly path: string; readonly value: Json }

/** What changes with an edit of the site content, in the same step. */
export const followSiteContent: Follow = (after, before) => [
  ...followMap(after, before),
  ...followPlaceOfPractice(after, before),
  ...followPlaces(after, before),
  ...pictures.flatMap((picture) => followPicture(picture, after, before)),
  ...emblems.flatMap((emblem) => followEmblems(emblem, after, before)),
]

/**
 * A pasted link of Google Maps, or a pasted map, sets the pin if it names a point. Of another service's link,
 * or of coordinates, only the point is stored. A map that is pasted as a link goes to its own field. What showed the former
 * place is removed: a pin if the new link or map names no point, and a map of another place.
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
      ...pinOfMap(link, doctorInfo),
    ]
  }
  const { point, link: address } = readPlace(link)
  if (isPasted(link, formerLink) && point && !isHttpsUrl(address, googleMapHosts)) {
    return [{ path: linkPath, value: '' }, ...pinEdits(point)]
  }
  if (map !== formerMap) {
    return [
      ...(isFrame(map) ? [{ path: mapPath, value: linkOrText(map, googleMaps) }] : []),
      ...pinOfMap(map, doctorInfo),
    ]
  }
  const [former, shown] = [shownPoint(formerLink), shownPoint(map)]
  if (point) {
    const isElsewhere = shown !== undefined && !isNear(point, shown)
    return [...pinEdits(point), ...(isElsewhere ? [{ path: mapPath, value: '' }] : [])]
  }
  const isFormerPin =
    former?.latitude === doctorInfo.latitude &&
    former?.longitude === doctorInfo.longitude &&
    former !== undefined
  return isFormerPin ? pinEdits(noPin) : []
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

/** Sets the pin to the point that a map names. A pin elsewhere than what the map shows goes. */
function pinOfMap(map: string, { latitude, longitude }: JsonObject): Edit[] {
  const [point, shown] = [readMapPoint(map), shownPoint(map)]
  if (point) return pinEdits(point)
  if (!shown || typeof latitude !== 'number' || typeof longitude !== 'number') return []
  return isNear({ latitude, longitude }, shown) ? [] : pinEdits(noPin)
}

const noPin = { latitude: null, longitude: null }

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

/** Lists whose items have a name, with a picture that belongs to it. */
const emblems = [
  { path: 'insurances.companies', picture: 'logoPath' },
  { path: 'payments.methods', picture: 'iconPath' },
] as const

/** Another name: the picture of the former one goes. */
function followEmblems(
  { path, picture }: (typeof emblems)[number],
  after: JsonObject,
  before: JsonObject,
): Edit[] {
  const [items, former] = [listAt(after, path), listAt(before, path)]
  if (items === former || items.length !== former.length) return []
  return items.flatMap((item, index) => {
    const was = former[index]
    const emblem = textOf(childOf(item, picture))
    if (emblem === '' || emblem !== childOf(was, picture)) return []
    const [name, formerName] = [textOf(childOf(item, 'name')), textOf(childOf(was, 'name'))]
    return isRenamed(name, formerName, emblem)
      ? [{ path: `${path}.${segmentOf(items, index)}.${picture}`, value: '' }]
      : []
  })
}

/** A corrected name begins as before. An insurer of the sample exists only under its own name. */
function isRenamed(name: string, former: string, emblem: string): boolean {
  if (name === former) return false
  const start = (text: string) => plainText(text).slice(0, 3)
  return emblem.startsWith('/dibujos/aseguradoras/') || start(name) !== start(former)
}
