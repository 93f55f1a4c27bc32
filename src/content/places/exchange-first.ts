import { optionLabel } from '#content/fields/option-labels.ts'
import { isHttpsUrl } from '#content/links/read-link.ts'
import { googleMapHosts } from '#content/links/read-place.ts'
import { firstPlaceId } from '#content/site-content/place-ids.ts'
import {
  childOf,
  isJsonList,
  isJsonObject,
  type Json,
  type JsonObject,
  textOf,
  valueAt,
} from '#content/values/json.ts'
import { joined, withTown } from './places.ts'

/**
 * The site content with another of its places as the first one, and the first one in its row. Both keep their ids, so
 * services and notices still name them. The facts of the first place, which `doctorInfo` has, and its time zone change
 * with it.
 */
export function withFirstPlace(content: JsonObject, index: number): JsonObject {
  const { doctorInfo, doctorWorkInfo } = content
  if (!isJsonObject(doctorInfo) || !isJsonObject(doctorWorkInfo)) return content
  const { consulting, otherPlaces, timeZone = '' } = doctorWorkInfo
  const next = isJsonList(otherPlaces) ? otherPlaces[index] : undefined
  if (!isJsonObject(consulting) || !isJsonList(otherPlaces) || !isJsonObject(next)) return content
  const { mapLink, city, state, postalCode, point, timeZone: ownZone, ...own } = next
  const town = {
    city: textOf(city || doctorInfo.city),
    state: textOf(state || doctorInfo.state),
    postalCode: textOf(postalCode),
  }
  const zone = ownZone || timeZone
  /** A place without a zone of its own keeps the one that the practice had. */
  const inSameZone = (place: Json | undefined): JsonObject => {
    const fields = isJsonObject(place) ? place : {}
    return zone === timeZone || fields.timeZone ? fields : { ...fields, timeZone }
  }
  const link = textOf(mapLink)
  const isGoogle = isHttpsUrl(link, googleMapHosts)
  return {
    ...content,
    doctorInfo: {
      ...doctorInfo,
      ...town,
      address: withTown(joined(textOf(own.address), [textOf(own.neighbourhood)]), town),
      latitude: childOf(point, 'lat') ?? null,
      longitude: childOf(point, 'lng') ?? null,
      googleMapsLink: isGoogle ? link : '',
      googleMapsEmbedLink: '',
    },
    doctorWorkInfo: {
      ...doctorWorkInfo,
      timeZone: zone,
      // The rest is in `doctorInfo`, which has no links of other maps.
      consulting: { ...own, ...nowhere, mapLink: isGoogle ? '' : link, visible: true },
      otherPlaces: otherPlaces.with(index, firstPlaceIn(content)).map(inSameZone),
      hospital: inSameZone(doctorWorkInfo.hospital),
      urgencies: inSameZone(doctorWorkInfo.urgencies),
    },
  }
}

/** The fields of the first place that follow `doctorInfo` and the practice while they are empty. */
const nowhere = {
  address: '',
  neighbourhood: '',
  postalCode: '',
  city: '',
  state: '',
  point: null,
  timeZone: '',
} as const

/** The first place with all that a further place has. Its telephones become its own, so that they change alone. */
export function firstPlaceIn(content: JsonObject): JsonObject {
  const consulting = valueAt(content, 'doctorWorkInfo.consulting')
  const info = valueAt(content, 'doctorInfo')
  if (!isJsonObject(consulting) || !isJsonObject(info)) return {}
  const ownOr = (key: string, fact: Json | undefined) => textOf(consulting[key]) || textOf(fact)
  const city = ownOr('city', info.city)
  const state = ownOr('state', info.state)
  const postalCode = ownOr('postalCode', info.postalCode)
  const emergencies = valueAt(content, 'doctorWorkInfo.urgenciesPhone') || info.urgenciesPhone
  const phoneFor = (use: string) => {
    const isWhatsapp = /whats/i.test(use)
    if (/urgenc|emergenc/i.test(use)) return isWhatsapp ? '' : emergencies
    return isWhatsapp ? info.whatsapp : info.phone
  }
  const pin = { lat: info.latitude ?? null, lng: info.longitude ?? null }
  const phones = isJsonList(consulting.phones) ? consulting.phones : []
  return {
    ...consulting,
    id: textOf(consulting.id) || firstPlaceId,
    city,
    state,
    postalCode,
    point: consulting.point ?? (pin.lat === null || pin.lng === null ? null : pin),
    header: textOf(consulting.header) || optionLabel(textOf(consulting.kind) || 'consultorio'),
    // Its marks would name the facts of another place.
    address: ownOr('address', info.address)
      .replaceAll('{ciudad}', city)
      .replaceAll('{estado}', state)
      .replaceAll('{codigoPostal}', postalCode),
    mapLink: ownOr('mapLink', info.googleMapsLink),
    phones: phones.filter(isJsonObject).map((row) => ({
      ...row,
      phone: textOf(row.phone) || textOf(phoneFor(textOf(row.subheader))),
    })),
  }
}
