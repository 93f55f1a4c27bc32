import type { ListedEntry } from '#admin/api/entries.ts'
import type { EntryDocument } from '#content/documents/entries.ts'
import { homeEntries } from '#content/entries/home-entries.ts'
import { hasWords } from '#content/texts/words.ts'

/** Entries with every word of the query in their name, address or text. */
export const findEntries = (entries: readonly ListedEntry[], query: string): readonly ListedEntry[] =>
  query.trim() === ''
    ? entries
    : entries.filter(({ title, id, text }) => hasWords(`${title} ${id} ${text}`, query))

/** The ids of the entries that the home page shows; undefined if it shows all of them. */
export function homeIds(
  document: EntryDocument,
  entries: readonly ListedEntry[],
): ReadonlySet<string> | undefined {
  if (document !== 'services' && document !== 'diseases') return undefined
  const visible = entries.filter((entry) => entry.visible)
  return new Set(visible.slice(0, homeEntries[document]).map(({ id }) => id))
}
