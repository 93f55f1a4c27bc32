import { readMapPoint } from './map-point.ts'
import { labelOf } from './read-place.ts'
import type { MapPoint } from './typed-point.ts'

/** What the owner typed about where the practice is. */
type PlaceFacts = {
  readonly latitude: number | null
  readonly longitude: number | null
  readonly googleMapsLink: string
  readonly address: string
  readonly city: string
  readonly state: string
}

/** A place's point as the facts above have it. */
export const pinOf = (point: { readonly lat: number; readonly lng: number } | null) => ({
  latitude: point?.lat ?? null,
  longitude: point?.lng ?? null,
})

/** Where the practice is: its pin, or else the place that its link to Google Maps names. */
export function practicePoint({ latitude, longitude, googleMapsLink }: PlaceFacts): MapPoint | undefined {
  if (latitude !== null && longitude !== null) return { latitude, longitude }
  return readMapPoint(googleMapsLink)
}

/** Opens the practice on Google Maps; empty if nothing says where it is. */
export function mapLink(facts: PlaceFacts): string {
  const query = placeQuery(facts)
  return query && `https://www.google.com/maps/search/?api=1&query=${encodedQuery(query)}`
}

/** The address of a frame with the map of the practice; empty if nothing says where it is. */
export function mapFrame(facts: PlaceFacts): string {
  const query = placeQuery(facts).replaceAll('!', ' ')
  // Google's form of a search in a frame: the text, the zoom and the language.
  return (
    query &&
    `https://www.google.com/maps/embed?origin=mfe&pb=!1m3!2m1!1s${encodedQuery(query)}!6i16!3m1!1ses!5m1!1ses`
  )
}

/** The pin, or the address with its city if it does not name it, or the place of the link. */
function placeQuery(facts: PlaceFacts): string {
  const point = practicePoint(facts)
  if (point) return `${point.latitude},${point.longitude}`
  const { address, city, state, googleMapsLink } = facts
  if (address === '') return labelOf(googleMapsLink).name || [city, state].filter(Boolean).join(', ')
  const missing = [city, state].filter((part) => part !== '' && !address.includes(part))
  return [address, ...missing].join(', ')
}

const encodedQuery = (query: string) =>
  encodeURIComponent(query).replaceAll('%20', '+').replaceAll('%2C', ',')
