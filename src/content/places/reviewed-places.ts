import { reviewPath } from '#content/addresses/short-addresses.ts'
import type { SiteContent } from '#content/site-content/index.ts'
import { placesOf } from './places.ts'

/** The places with a link for reviews, with the short address to print. @param content With facts in their places. */
export function reviewedPlaces(content: SiteContent) {
  const places = placesOf(content).filter(({ reviewLink }) => reviewLink !== '')
  const pathOf = (id: string) => (places.length > 1 ? `${reviewPath}/${id}` : reviewPath)
  return places.map(({ id, name, reviewLink }) => ({ id, name, reviewLink, path: pathOf(id) }))
}
