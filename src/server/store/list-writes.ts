import type { Kysely } from 'kysely'
import { type Entry, type EntryDocument, entrySchema } from '#content/documents/entries.ts'
import { keepUnknown } from '#content/documents/unknown-fields.ts'
import { schemaTree } from '#content/fields/schema-tree.ts'
import { currentFormat } from '#content/stored/formats.ts'
import { childOf, type Json } from '#content/values/json.ts'
import type { DocumentReader } from './document-reader.ts'
import { type EntryRef, refsIn, refsText } from './entry-refs.ts'
import { insertEntry, insertRemoval, readEntryRows, statesOf, storeFormerId } from './entry-rows.ts'
import { insertRevision, latestRow, type RevisionSummary, toSummary } from './revision.ts'
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

/**
 * Stores the entries of a document's latest revision one by one, if an earlier version of this software stored them
 * together.
 */
export async function unpackEntries(
  tx: Kysely<Tables>,
  document: EntryDocument,
  reader: DocumentReader,
): Promise<void> {
  const latest = await latestRow(tx, document)
  if (!latest || refsIn(latest.value)) return

  const revision = toSummary(latest)
  const json = storedJson(document, latest)
  const entries = await reader.read(tx, document, latest)
  const refs: EntryRef[] = []
  for (const [index, entry] of entries.entries()) {
    const stored = JSON.stringify(childOf(json, `${index}`))
    refs.push(await insertEntry(tx, { revision, document, key: entry.id, entry, stored }))
  }
  await tx
    .updateTable('revision')
    .set({ value: refsText(refs), format: currentFormat(document) })
    .where('document', '=', document)
    .where('number', '=', latest.number)
    .execute()
}

/** Whether a revision holds the entries themselves, as an earlier version of this software stored them. */
export const isPacked = (row: RevisionTable | undefined): boolean =>
  row !== undefined && refsIn(row.value) === undefined

/** The references in a revision. */
export const refsOf = (row: RevisionTable | undefined): readonly EntryRef[] =>
  row ? (refsIn(row.value) ?? []) : []

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
  return row ? keepUnknown(schemaTree(entrySchema(document)), jsonOf(JSON.parse(row.value)), next) : next
}

/** An entry that was renamed keeps its key, so a new entry with its former id gets another one. */
async function freeKey(tx: Kysely<Tables>, document: EntryDocument, id: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const key = number === 1 ? id : `${id}~${number}`
    if (!(await statesOf(tx, document, key).select('number').limit(1).executeTakeFirst())) return key
  }
}
