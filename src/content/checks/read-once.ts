import { LRUCache } from 'lru-cache'
import type { CheckedSite, Part } from './checked-site.ts'

/** How many characters of texts stay known: those of a site with 1,000 entries. */
const maxCharacters = 4_000_000

/** Reads each text once: from one check to the next, nearly all of a site's texts are the same. */
export function readOnce<Read extends object>(read: (text: string) => Read): (text: string) => Read {
  const known = new LRUCache<string, Read>({
    maxSize: maxCharacters,
    sizeCalculation: (_, text) => text.length + 1,
  })
  return (text) => {
    const before = known.get(text)
    if (before) return before
    const result = read(text)
    known.set(text, result)
    return result
  }
}

/** Finds something in a part once: several rules look at the same. */
export function oncePerPart<Found>(
  find: (part: Part, site: CheckedSite) => Found,
): (part: Part, site: CheckedSite) => Found {
  const known = new WeakMap<Part, { readonly found: Found }>()
  return (part, site) => {
    const entry = known.get(part) ?? { found: find(part, site) }
    known.set(part, entry)
    return entry.found
  }
}
