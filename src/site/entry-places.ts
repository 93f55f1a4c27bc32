type Entries = readonly { readonly id: string }[]

const placesOf = new WeakMap<Entries, ReadonlyMap<string, number>>()

/** Index of the entry with this id in its data set; undefined if there is none. */
export function entryPlace(entries: Entries, id: string): number | undefined {
  const places = placesOf.get(entries) ?? new Map(entries.map((entry, place) => [entry.id, place]))
  placesOf.set(entries, places)
  return places.get(id)
}
