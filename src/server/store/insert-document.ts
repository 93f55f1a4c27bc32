import type { Kysely } from 'kysely'
import { documents } from '#content/documents/documents.ts'
import { type Entry, isEntryDocument } from '#content/documents/entries.ts'
import { keepUnknown } from '#content/documents/unknown-fields.ts'
import { schemaTree } from '#content/fields/schema-tree.ts'
import { insertListRevision, refsOf } from './list-writes.ts'
import { matchEntries } from './match-entries.ts'
import { insertRevision, type Revision } from './revision.ts'
import { jsonOf, storedJson } from './stored-value.ts'
import type { RevisionTable, Tables } from './tables.ts'

/** The latest revision, as stored and as read. */
type Latest = { readonly row: RevisionTable; readonly value: unknown }

/** Writes a new revision of a document. Fields that only another version of this software knows are kept. */
export async function insertDocument(
  tx: Kysely<Tables>,
  { value, ...revision }: Revision,
  latest: Latest | undefined,
): Promise<void> {
  const { document } = revision
  if (isEntryDocument(document)) {
    const former = refsOf(latest?.row)
    const entries = matchEntries(former, entriesIn(latest?.value ?? []), entriesIn(value))
    await insertListRevision(tx, { revision, document, former, entries })
    return
  }
  const stored = latest && storedJson(document, latest.row)
  const json = JSON.stringify(keepUnknown(schemaTree(documents[document].schema), stored, jsonOf(value)))
  await insertRevision(tx, revision, json)
}

/** The validated value of a list document as its entries. */
function entriesIn(value: unknown): readonly Entry[] {
  if (isEntryList(value)) return value
  throw new TypeError('A list document is a list of entries.')
}

const isEntryList = (value: unknown): value is readonly Entry[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'object' && entry !== null && 'id' in entry)
