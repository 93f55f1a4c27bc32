import { type Entry, entryTitle } from '#content/documents/entries.ts'
import type { EntryRef } from './entry-refs.ts'
import type { EntryToStore } from './list-writes.ts'

/**
 * Compares a new list of entries with the stored one. An entry is the same entry if it has the same id; otherwise, if
 * its id is new, it is the removed entry with the same title, or the one at the same place of a list of equal length.
 * @returns for each entry its reference if it did not change, else its new state.
 */
export function matchEntries(
  refs: readonly EntryRef[],
  stored: readonly Entry[],
  next: readonly Entry[],
): (EntryRef | EntryToStore)[] {
  const places = new Map(refs.map(({ id }, place) => [id, place]))
  const nextIds = new Set(next.map(({ id }) => id))
  const removed = new Set([...refs.keys()].filter((place) => !nextIds.has(refs[place]?.id ?? '')))

  const matches = next.map((entry) => places.get(entry.id))
  const matchNew = (find: (entry: Entry, index: number) => number | undefined) => {
    for (const [index, entry] of next.entries()) {
      if (matches[index] !== undefined) continue
      const place = find(entry, index)
      if (place === undefined || !removed.delete(place)) continue
      matches[index] = place
    }
  }
  const titled = (place: number) => entryTitle(stored[place] ?? { name: '' })
  matchNew((entry) => [...removed].find((place) => titled(place) === entryTitle(entry)))
  if (refs.length === next.length) matchNew((_, index) => index)

  return next.map((entry, index) => {
    const place = matches[index]
    const before = place === undefined ? undefined : refs[place]
    if (!before || place === undefined) return { entry, key: undefined }
    const isSame = JSON.stringify(stored[place]) === JSON.stringify(entry)
    return isSame ? before : { entry, key: before.key, before }
  })
}
