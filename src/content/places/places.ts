import { withoutTracers } from '#content/documents/tracers.ts'
import { optionLabel } from '#content/fields/option-labels.ts'
import type { MapPoint } from '#content/links/map-point.ts'
import { mapFrame, mapLink, practicePoint } from '#content/links/place-on-map.ts'
import { wayOf } from '#content/phones/ways-of-phone.ts'
import type { SiteContent } from '#content/site-content/index.ts'

type WorkInfo = SiteContent['doctorWorkInfo']

/** A place where patients are seen, as visitors read of it. */
export type Place = WorkInfo['consulting'] & {
  readonly id: string
  /** What patients call it: its heading, or else what it is. */
  readonly name: string
  readonly addressText: string
  readonly postalCode: string
  readonly city: string
  readonly state: string
  /** Opens the place on a map; empty if nothing says where it is. */
  readonly mapLink: string
  /** Address of a frame with its map; empty like the link. */
  readonly mapFrame: string
  readonly point: MapPoint | undefined
  readonly timeZone: string
  /** Its first number to call and its first one on WhatsApp; empty if it has none of its own. */
  readonly phone: string
  readonly whatsapp: string
}

/** The first place. @param content With facts in their places. */
export function firstPlaceOf({ doctorInfo, doctorWorkInfo }: SiteContent): Place {
  const { consulting, timeZone } = doctorWorkInfo
  const { city, state, postalCode, googleMapsLink, googleMapsEmbedLink } = doctorInfo
  const address = joined(consulting.address, [consulting.neighbourhood])
  const town = { postalCode, city, state }
  return {
    ...consulting,
    ...namesAndNumbers(consulting),
    ...town,
    addressText: address && withTown(address, town),
    mapLink: googleMapsLink,
    mapFrame: googleMapsEmbedLink,
    point: practicePoint(doctorInfo),
    timeZone,
  }
}

/** The visible places in order, the first one first. @param content With facts in their places. */
export function placesOf(content: SiteContent): Place[] {
  const { otherPlaces, timeZone } = content.doctorWorkInfo
  const { city, state } = content.doctorInfo
  const others = otherPlaces
    .filter(({ visible }) => visible)
    .map((place): Place => {
      const address = joined(place.address, [place.neighbourhood])
      const withCity = { ...place, city: place.city || city, state: place.state || state }
      const onMap = { ...withCity, address, googleMapsLink: place.mapLink }
      const point = practicePoint(onMap)
      const isOnMap = address !== '' || point !== undefined
      return {
        ...withCity,
        ...namesAndNumbers(place),
        addressText: withTown(address, place),
        mapLink: place.mapLink || (isOnMap ? mapLink(onMap) : ''),
        mapFrame: isOnMap || place.mapLink !== '' ? mapFrame(onMap) : '',
        point,
        timeZone: place.timeZone === 'same' ? timeZone : place.timeZone,
      }
    })
  return [firstPlaceOf(content), ...others]
}

function namesAndNumbers({ header, kind, phones }: WorkInfo['consulting']) {
  const numbers = phones.filter(({ phone }) => phone !== '')
  const firstOf = (way: ReturnType<typeof wayOf>) =>
    numbers.find(({ subheader }) => wayOf(subheader) === way)?.phone ?? ''
  return {
    name: header || optionLabel(kind),
    phone: firstOf('call'),
    whatsapp: firstOf('whatsapp'),
  }
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
