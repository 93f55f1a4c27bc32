type Entries = readonly { readonly id: string }[]

const placesOf = new WeakMap<Entries, ReadonlyMap<string, number>>()

/** Where the entry with this id stands in its data set; undefined where there is none. */
export function entryPlace(entries: Entries, id: string): number | undefined {
  const places = placesOf.get(entries) ?? new Map(entries.map((entry, place) => [entry.id, place]))
  placesOf.set(entries, places)
  return places.get(id)
}
