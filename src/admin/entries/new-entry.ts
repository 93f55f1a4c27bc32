import { hasPages } from '#content/addresses/page-documents.ts'
import { type EntryDocument, entrySchema } from '#content/documents/entries.ts'
import { reservedIds } from '#content/entries/topic.ts'
import { newId } from '#content/fields/item-ids.ts'
import { schemaTree } from '#content/fields/schema-tree.ts'
import { freeSlug, slugOf } from '#content/texts/slug.ts'
import { isJsonObject, type JsonObject, textOf } from '#content/values/json.ts'

/** Key of the field that names an entry. */
export const titleKey = (document: EntryDocument) =>
  document === 'services' || document === 'pages' ? 'title' : 'name'

/** An entry without texts. */
export function emptyEntry(document: EntryDocument): JsonObject {
  const { initial } = schemaTree(entrySchema(document))
  if (!isJsonObject(initial)) throw new TypeError('An entry is an object.')
  return hasPages(document) ? initial : { ...initial, id: newId() }
}

/**
 * A copy to start a new entry from. It is hidden, so that the site does not show the same text twice, and leaves out
 * what belongs to the original only: its addresses, its review, and a patient's consent.
 */
export function copiedEntry(
  document: EntryDocument,
  entry: JsonObject,
  ids: ReadonlySet<string>,
): JsonObject {
  const key = titleKey(document)
  const title = `${textOf(entry[key])} (copia)`
  const empty = emptyEntry(document)
  const own = Object.fromEntries(
    ['aliases', 'formerPage', 'metadata', 'signOff', 'consent'].flatMap((field) => {
      const value = empty[field]
      return value === undefined ? [] : [[field, value]]
    }),
  )
  const id = hasPages(document) ? proposedId(title, ids) : empty.id
  return { ...entry, ...own, [key]: title, visible: false, ...(id !== undefined && { id }) }
}

/** The address made from a name: not in use and not reserved. Empty if the name has no Latin letter and no digit. */
export function proposedId(title: string, ids: ReadonlySet<string>): string {
  const slug = slugOf(title)
  return slug === '' ? '' : freeSlug(slug, (candidate) => ids.has(candidate) || reservedIds.has(candidate))
}

/** Updates the address of a new entry when its name changes, until the user types another address. */
export function followTitle(document: EntryDocument, ids: () => ReadonlySet<string>) {
  const key = titleKey(document)
  return (after: JsonObject, before: JsonObject) => {
    const isUntouched = after.id === before.id && after[key] !== before[key]
    const isOwn = before.id !== '' && before.id !== proposedId(textOf(before[key]), ids())
    if (!isUntouched || isOwn) return []
    return [{ path: 'id', value: proposedId(textOf(after[key]), ids()) }]
  }
}
