import type { Kysely } from 'kysely'
import { type Entry, type EntryDocument, entrySchema } from '#content/documents/entries.ts'
import { keepUnknown } from '#content/documents/unknown-fields.ts'
import { schemaTree } from '#content/fields/schema-tree.ts'
import type { Json } from '#content/values/json.ts'
import { type EntryRef, refsIn, refsText } from './entry-refs.ts'
import { insertEntry, insertRemoval, readEntryRows, statesOf, storeFormerId } from './entry-rows.ts'
import { insertRevision, type RevisionSummary } from './revision.ts'
import { jsonOf, storedJson } from './stored-value.ts'
import type { RevisionTable, Tables } from './tables.ts'

/** A new state of an entry. */
export type EntryToStore = {
  readonly entry: Entry
  /** Undefined for an entry that never existed. */
  readonly key: string | undefined
  /** The state that it replaces. */
  readonly before?: EntryRef | undefined
}

/** The references in a revision. */
export const refsOf = (row: RevisionTable | undefined): readonly EntryRef[] => (row ? refsIn(row.value) : [])

type ListRevision = {
  readonly revision: RevisionSummary
  readonly document: EntryDocument
  /** The references of the previous revision. */
  readonly former: readonly EntryRef[]
  /** In their new order. An unchanged entry is given by its reference. */
  readonly entries: readonly (EntryToStore | EntryRef)[]
}

/** Writes a new revision of a list document: the entries that changed, and the references of all. */
export async function insertListRevision(
  tx: Kysely<Tables>,
  { revision, document, former, entries }: ListRevision,
): Promise<readonly EntryRef[]> {
  const refs: EntryRef[] = []
  for (const each of entries) {
    if (!('entry' in each)) {
      refs.push(each)
      continue
    }
    const { entry, before } = each
    const key = each.key ?? (await freeKey(tx, document, entry.id))
    const stored = JSON.stringify(await withUnknown(tx, document, before, entry))
    refs.push(await insertEntry(tx, { revision, document, key, entry, stored }))
    if (before && before.id !== entry.id) await storeFormerId(tx, document, before, revision.createdAt)
  }

  const left = new Set(refs.map(({ key }) => key))
  for (const ref of former.filter(({ key }) => !left.has(key))) {
    await insertRemoval(tx, document, ref, revision)
    await storeFormerId(tx, document, ref, revision.createdAt)
  }
  await insertRevision(tx, revision, refsText(refs))
  return refs
}

/** Adds the fields that only another version of this software knows, from the entry's stored state. */
async function withUnknown(
  tx: Kysely<Tables>,
  document: EntryDocument,
  before: EntryRef | undefined,
  entry: Entry,
): Promise<Json> {
  const next = jsonOf(entry)
  const row = before && (await readEntryRows(tx, document, [before])).get(before.key)
  return row ? keepUnknown(schemaTree(entrySchema(document)), storedJson(row), next) : next
}

/** An entry that was renamed keeps its key, so a new entry with its former id gets another one. */
async function freeKey(tx: Kysely<Tables>, document: EntryDocument, id: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const key = number === 1 ? id : `${id}~${number}`
    if (!(await statesOf(tx, document, key).select('number').limit(1).executeTakeFirst())) return key
  }
}
