import { inPlace } from '#content/hours/place-words.ts'
import type { SiteContent } from '#content/site-content/index.ts'
import { firstPlaceId } from '#content/site-content/place-ids.ts'
import { slugOf } from '#content/texts/slug.ts'
import { type Place, placesOf } from './places.ts'

/** The places where a service is done; none if that is every place. */
export function placesOfService(
  { places: ids }: { readonly places: readonly string[] },
  content: SiteContent,
) {
  const all = placesOf(content)
  const isNamed = ({ id, header }: Place) =>
    // The first place is also known by the id that its header would give it.
    ids.includes(id) || (id === firstPlaceId && ids.includes(slugOf(header)))
  const some = all.filter(isNamed)
  return some.length === all.length ? [] : some
}

/** 'en el Consultorio Roma y en Star Médica' */
export const placesWords = (places: readonly Place[]): string =>
  new Intl.ListFormat('es-MX').format(places.map(({ name }) => inPlace(name)))

/** The number that calls a place: its own, or else the practice's. */
export const callNumberOf = ({ phone }: Place, { doctorInfo }: SiteContent): string =>
  phone || doctorInfo.phone

/** The numbers of a place that is the only one, where it has its own, with a first message that names it. */
export function contactAt([only, ...others]: readonly Place[], { doctorInfo }: SiteContent) {
  if (!only || others.length > 0) return doctorInfo
  const { phone, whatsapp } = only
  return {
    ...doctorInfo,
    phone: phone || doctorInfo.phone,
    phoneDisplay: phone ? '' : doctorInfo.phoneDisplay,
    whatsapp: whatsapp || doctorInfo.whatsapp,
    whatsappMessage: messageFor(only),
  }
}

/** The first message on WhatsApp about an appointment at one of several places. */
export const messageFor = ({ name }: Place): string => `Hola, quisiera una cita ${inPlace(name)}.`
