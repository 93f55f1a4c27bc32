import { LRUCache } from 'lru-cache'

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
