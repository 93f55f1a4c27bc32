import { freeSlug, slugOf } from '#content/texts/slug.ts'

/** Id of `doctorWorkInfo.consulting` in services and notices, unless the owner made another place the first one. */
export const firstPlaceId: string = 'consultorio'

/** A free id for a place, made from its header. */
export const placeIdFor = (header: string, taken: ReadonlySet<unknown>): string =>
  freeSlug(slugOf(header) || 'lugar', (slug) => slug === firstPlaceId || taken.has(slug))

type Identified = { readonly id: string; readonly header: string }
type Places<First, Other> = { readonly consulting: First; readonly otherPlaces: readonly Other[] }

/** Gives an id to every place that has none. The ids that are there stay. */
export function withPlaceIds<First extends Identified, Other extends Identified>({
  consulting,
  otherPlaces,
}: Places<First, Other>) {
  const first = { ...consulting, id: consulting.id || firstPlaceId }
  const taken = new Set([first, ...otherPlaces].map(({ id }) => id))
  const others = otherPlaces.map((place) => {
    const id = place.id || placeIdFor(place.header, taken)
    taken.add(id)
    return { ...place, id }
  })
  return { consulting: first, otherPlaces: others }
}
