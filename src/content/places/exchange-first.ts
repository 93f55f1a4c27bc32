import { firstPlaceId } from '#content/site-content/first-place.ts'
import { isJsonList, isJsonObject, type Json, type JsonObject, valueAt } from '#content/values/json.ts'
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
  const { visible, mapLink, city, state, postalCode, latitude, longitude, timeZone: ownZone, ...own } = next
  const town = {
    city: textOf(city || doctorInfo.city),
    state: textOf(state || doctorInfo.state),
    postalCode: textOf(postalCode),
  }
  const zone = ownZone === 'same' ? timeZone : ownZone
  const staying = otherPlaces.map((place) =>
    isJsonObject(place) && place.timeZone === 'same' && zone !== timeZone ? { ...place, timeZone } : place,
  )
  return {
    ...content,
    doctorInfo: {
      ...doctorInfo,
      ...town,
      address: withTown(joined(textOf(own.address), [textOf(own.neighbourhood)]), town),
      latitude: latitude ?? null,
      longitude: longitude ?? null,
      googleMapsLink: textOf(mapLink),
      googleMapsEmbedLink: '',
    },
    doctorWorkInfo: {
      ...doctorWorkInfo,
      timeZone: zone ?? timeZone,
      // The address is the one of `doctorInfo`.
      consulting: { ...own, address: '', neighbourhood: '' },
      otherPlaces: staying.with(index, {
        ...firstPlaceIn(content),
        visible: true,
        timeZone: zone === timeZone ? 'same' : timeZone,
      }),
    },
  }
}

/** The first place with all that a further place has. Its telephones become its own, so that they change alone. */
export function firstPlaceIn(content: JsonObject): JsonObject {
  const consulting = valueAt(content, 'doctorWorkInfo.consulting')
  const info = valueAt(content, 'doctorInfo')
  if (!isJsonObject(consulting) || !isJsonObject(info)) return {}
  const { city, state, postalCode } = info
  const emergencies = valueAt(content, 'doctorWorkInfo.urgenciesPhone') || info.urgenciesPhone
  const phoneFor = (use: string) => {
    const isWhatsapp = /whats/i.test(use)
    if (/urgenc|emergenc/i.test(use)) return isWhatsapp ? '' : emergencies
    return isWhatsapp ? info.whatsapp : info.phone
  }
  const address = textOf(consulting.address) || textOf(info.address)
  const phones = isJsonList(consulting.phones) ? consulting.phones : []
  return {
    ...consulting,
    id: textOf(consulting.id) || firstPlaceId,
    city: textOf(city),
    state: textOf(state),
    postalCode: textOf(postalCode),
    latitude: info.latitude ?? null,
    longitude: info.longitude ?? null,
    header: textOf(consulting.header) || 'Consultorio',
    // Its marks would name the facts of another place.
    address: address
      .replaceAll('{ciudad}', textOf(city))
      .replaceAll('{estado}', textOf(state))
      .replaceAll('{codigoPostal}', textOf(postalCode)),
    mapLink: textOf(info.googleMapsLink),
    phones: phones.filter(isJsonObject).map((row) => ({
      ...row,
      phone: textOf(row.phone) || textOf(phoneFor(textOf(row.subheader))),
    })),
  }
}

const textOf = (value: Json | undefined) => (typeof value === 'string' ? value : '')
