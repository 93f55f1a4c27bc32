import { withoutTracers } from '#content/documents/tracers.ts'
import { optionLabel } from '#content/fields/option-labels.ts'
import type { TimeZone } from '#content/hours/time-zones.ts'
import { readMapPoint } from '#content/links/map-point.ts'
import { mapFrame, mapLink, pinOf, practicePoint } from '#content/links/place-on-map.ts'
import type { MapPoint } from '#content/links/typed-point.ts'
import { wayOf } from '#content/phones/ways-of-phone.ts'
import type { SiteContent } from '#content/site-content/index.ts'

type WorkInfo = SiteContent['doctorWorkInfo']

/** A place as visitors read of it: one where patients are seen, the hospital or the emergency service. */
export type ShownPlace = WorkInfo['hospital'] & {
  /** What patients call it: its heading, or else what it is. */
  readonly name: string
  readonly addressText: string
  /** Opens the place on a map; empty if nothing says where it is. */
  readonly mapLink: string
  /** Address of a frame with its map; empty like the link. */
  readonly mapFrame: string
  readonly mapPoint: MapPoint | undefined
}

/** A place where patients are seen. */
export type Place = Omit<WorkInfo['consulting'], 'timeZone'> &
  ShownPlace & {
    readonly timeZone: TimeZone
    /** Its first number to call and its first one on WhatsApp; empty if it has none of its own. */
    readonly phone: string
    readonly whatsapp: string
  }

/** The first place. @param content With facts in their places. */
export function firstPlaceOf({ doctorInfo, doctorWorkInfo }: SiteContent): Place {
  const { consulting, timeZone } = doctorWorkInfo
  const { googleMapsEmbedLink } = doctorInfo
  const address = joined(consulting.address, [consulting.neighbourhood])
  return {
    ...consulting,
    ...numbersOf(consulting),
    name: nameOf(consulting),
    addressText: address && withTown(address, consulting),
    mapFrame: googleMapsEmbedLink,
    mapPoint: practicePoint(firstPlaceOnMap({ doctorInfo, doctorWorkInfo })),
    timeZone: consulting.timeZone || timeZone,
  }
}

/** The visible places where patients are seen in order, the first one first. @param content With facts in their places. */
export function placesOf(content: SiteContent): Place[] {
  const { otherPlaces, timeZone } = content.doctorWorkInfo
  const { city, state } = content.doctorInfo
  const others = otherPlaces.map((place): Place => {
    const address = joined(place.address, [place.neighbourhood])
    const withCity = { ...place, city: place.city || city, state: place.state || state }
    return {
      ...withCity,
      ...numbersOf(place),
      ...onMap({ ...withCity, address }),
      name: nameOf(place),
      addressText: withTown(address, place),
      timeZone: place.timeZone || timeZone,
    }
  })
  return [firstPlaceOf(content), ...others].filter(({ visible }) => visible)
}

/** The hospital or the emergency service. Without a point or a link it is on no map: its address may be a sentence. */
export function workplaceOf(content: SiteContent, key: 'hospital' | 'urgencies'): ShownPlace {
  const place = content.doctorWorkInfo[key]
  return {
    ...place,
    ...onMap({ ...place, address: '', city: '', state: '' }),
    name: place.header || (key === 'hospital' ? 'Hospital' : 'Urgencias'),
    addressText: place.address,
  }
}

type OnMap = Pick<WorkInfo['hospital'], 'point' | 'mapLink'> & {
  readonly address: string
  readonly city: string
  readonly state: string
}

function onMap({ point, ...place }: OnMap) {
  const facts = { ...place, ...pinOf(point), googleMapsLink: place.mapLink }
  const mapPoint = practicePoint(facts)
  const isKnown = place.address !== '' || mapPoint !== undefined
  return {
    mapLink: place.mapLink || (isKnown ? mapLink(facts) : ''),
    mapFrame: isKnown || place.mapLink !== '' ? mapFrame(facts) : '',
    mapPoint,
  }
}

const nameOf = ({ header, kind }: WorkInfo['consulting']) => header || optionLabel(kind)

function numbersOf({ phones }: WorkInfo['consulting']) {
  const numbers = phones.filter(({ phone }) => phone !== '')
  const firstOf = (way: ReturnType<typeof wayOf>) =>
    numbers.find(({ subheader }) => wayOf(subheader) === way)?.phone ?? ''
  return { phone: firstOf('call'), whatsapp: firstOf('whatsapp') }
}

type Town = { readonly postalCode: string; readonly city: string; readonly state: string }

/** The address with its postal code, city and state where it does not name them. */
export const withTown = (address: string, { postalCode, city, state }: Town): string =>
  joined(address, [names(address, postalCode) ? '' : `C. P. ${postalCode}`, city, state])

/** The address with the parts that it does not name itself. */
export const joined = (address: string, parts: readonly string[]): string =>
  parts.reduce(
    (text, part) => (part === '' || names(text, part) ? text : [text, part].filter(Boolean).join(', ')),
    address,
  )

/** Whether an address names a part of it. In the editing view both carry tracers, which say nothing. */
const names = (address: string, part: string): boolean =>
  withoutTracers(address).includes(withoutTracers(part))

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
