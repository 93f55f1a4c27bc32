import { isJsonObject, type Json, type JsonObject, valueAt } from '#content/json.ts'
import { readMapPoint } from '#content/links/map-point.ts'
import { readLink } from '#content/links/read-link.ts'
import type { Follow } from './draft-store.ts'

type Edit = { readonly path: string; readonly value: Json }

/** What changes with an edit of the site content, in the same step. */
export const followSiteContent: Follow = (after, before) => [
  ...followMap(after, before),
  ...pictures.flatMap((picture) => followPicture(picture, after, before)),
]

/** A pasted link of Google Maps, or a pasted map, sets the pin. A map that is pasted as link goes to its own field. */
function followMap({ doctorInfo }: JsonObject, before: JsonObject): Edit[] {
  const was = before.doctorInfo
  if (doctorInfo === was || !isJsonObject(doctorInfo) || !isJsonObject(was)) return []
  const [link, map] = [textOf(doctorInfo.googleMapsLink), textOf(doctorInfo.googleMapsEmbedLink)]
  const edits: Edit[] = []
  if (isFrame(link)) {
    const former = textOf(was.googleMapsLink)
    edits.push({ path: 'doctorInfo.googleMapsLink', value: URL.canParse(former) ? former : '' })
    edits.push({ path: 'doctorInfo.googleMapsEmbedLink', value: readLink(link, googleMaps) })
  } else if (isFrame(map)) {
    edits.push({ path: 'doctorInfo.googleMapsEmbedLink', value: readLink(map, googleMaps) })
  }
  const changed = [link !== was.googleMapsLink && link, map !== was.googleMapsEmbedLink && map]
  const point = changed.map((text) => (text ? readMapPoint(text) : undefined)).find(Boolean)
  if (!point) return edits
  return [
    ...edits,
    { path: 'doctorInfo.latitude', value: point.latitude },
    { path: 'doctorInfo.longitude', value: point.longitude },
  ]
}

const googleMaps = { hosts: ['google.com'] }
const isFrame = (text: string) => /<iframe\s/i.test(text)

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

const textOf = (value: Json | undefined) => (typeof value === 'string' ? value : '')
