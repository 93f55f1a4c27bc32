import type { Kysely } from 'kysely'
import { documents } from '#content/documents/documents.ts'
import { type Entry, entryTitle, isEntryDocument } from '#content/documents/entries.ts'
import { keepUnknown } from '#content/documents/unknown-fields.ts'
import { schemaTree } from '#content/fields/schema-tree.ts'
import type { EntryRef } from './entry-refs.ts'
import { type EntryToStore, insertListRevision, refsOf } from './list-writes.ts'
import { refuseAddressesOfOthers } from './refuse-taken.ts'
import { insertRevision, type Revision } from './revision.ts'
import { jsonOf, storedJson } from './stored-value.ts'
import type { RevisionTable, Tables } from './tables.ts'

/** The latest revision, as stored and as read. */
type Latest = { readonly row: RevisionTable; readonly value: unknown }

/**
 * Writes a new revision of a document. Keeps the fields that only another version of this software knows.
 * @param sent JSON that another program reads instead of the complete form of the value.
 */
export async function insertDocument(
  tx: Kysely<Tables>,
  { value, ...revision }: Revision,
  latest: Latest | undefined,
  sent: string | null = null,
): Promise<void> {
  const { document } = revision
  if (isEntryDocument(document)) {
    const former = refsOf(latest?.row)
    const saved = { document, refs: former, entries: entriesIn(value) }
    await refuseAddressesOfOthers(tx, saved, (index) => `${index}.`)
    const entries = matchEntries(former, entriesIn(latest?.value ?? []), saved.entries)
    await insertListRevision(tx, { revision, document, former, entries })
    return
  }
  const stored = latest && storedJson(latest.row.value)
  const json = JSON.stringify(keepUnknown(schemaTree(documents[document].schema), stored, jsonOf(value)))
  await insertRevision(tx, revision, json, sent)
}

/** The validated value of a list document as its entries. */
function entriesIn(value: unknown): readonly Entry[] {
  if (isEntryList(value)) return value
  throw new TypeError('A list document is a list of entries.')
}

const isEntryList = (value: unknown): value is readonly Entry[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'object' && entry !== null && 'id' in entry)

/**
 * Compares a new list of entries with the stored one. An entry is the same entry if it has the same id; otherwise, if
 * its id is new, it is the removed entry with the same title, or the one at the same place of a list of equal length.
 * @returns for each entry its reference if it did not change, else its new state.
 */
function matchEntries(
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
