import type { ListedEntry } from '#admin/api/entries.ts'
import type { EntryDocument } from '#content/documents/entries.ts'
import { homeEntries } from '#content/entries/home-entries.ts'
import { plainText } from '#content/texts/words.ts'

/** Entries with every word of the query in their name, address or text. Case and accents are ignored. */
export function findEntries(entries: readonly ListedEntry[], query: string): readonly ListedEntry[] {
  const words = plainText(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return entries
  return entries.filter(({ title, id, text }) => {
    const searched = plainText(`${title} ${id} ${text}`)
    return words.every((word) => searched.includes(word))
  })
}

/** The ids of the entries that the home page shows; undefined if it shows all of them. */
export function homeIds(
  document: EntryDocument,
  entries: readonly ListedEntry[],
): ReadonlySet<string> | undefined {
  if (document !== 'services' && document !== 'diseases') return undefined
  const visible = entries.filter((entry) => entry.visible)
  return new Set(visible.slice(0, homeEntries[document]).map(({ id }) => id))
}
