import { type Kysely, sql } from 'kysely'
import type { PageDocument } from '#content/addresses/page-documents.ts'
import { type Entry, type EntryDocument, entryTitle } from '#content/documents/entries.ts'
import type { EntryRef } from './entry-refs.ts'
import type { RevisionSummary } from './revision.ts'
import { DamagedStoreError } from './store-errors.ts'
import type { EntryRevisionTable, Tables } from './tables.ts'

/** References per query. PostgreSQL and SQLite limit the number of parameters. */
const batchSize = 200

/** The stored JSON of these states, by key. @throws {DamagedStoreError} when one is missing. */
export async function readEntryRows(
  db: Kysely<Tables>,
  document: EntryDocument,
  refs: readonly EntryRef[],
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  for (let start = 0; start < refs.length; start += batchSize) {
    const batch = refs.slice(start, start + batchSize)
    const states = sql.join(batch.map(({ key, number }) => sql`(${key}, ${sql.lit(number)})`))
    const rows = await db
      .selectFrom('entry_revision')
      .select(['entry', 'value'])
      .where('document', '=', document)
      .where(sql<boolean>`(entry, number) in (values ${states})`)
      .execute()
    for (const { entry, value } of rows) if (value !== null) found.set(entry, value)
  }
  const missing = refs.find(({ key }) => !found.has(key))
  if (missing) {
    throw new DamagedStoreError(
      `Falta la versión ${missing.number} de «${missing.id}» en el documento «${document}».`,
    )
  }
  return found
}

/** The state with which this revision saved the entry. */
export const findEntryRow = (
  db: Kysely<Tables>,
  document: EntryDocument,
  key: string,
  number: number,
): Promise<EntryRevisionTable | undefined> =>
  statesOf(db, document, key).selectAll().where('number', '=', number).executeTakeFirst()

export const statesOf = (db: Kysely<Tables>, document: EntryDocument, key: string) =>
  db.selectFrom('entry_revision').where('document', '=', document).where('entry', '=', key)

type Saved = {
  readonly revision: RevisionSummary
  readonly document: EntryDocument
  readonly key: string
  readonly entry: Entry
  /** JSON as it is stored. */
  readonly stored: string
}

/**
 * Writes an entry's new state. Two instances that start together store the same states, so an existing row stays: if
 * it came from another save, inserting the revision fails.
 * @returns the state's reference.
 */
export async function insertEntry(
  db: Kysely<Tables>,
  { revision, document, key, entry, stored }: Saved,
): Promise<EntryRef> {
  const { number, author, createdAt } = revision
  const { id } = entry
  const title = entryTitle(entry)
  const row = { document, entry: key, number, author, created_at: createdAt, id, title }
  await db
    .insertInto('entry_revision')
    .values({ ...row, value: stored })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return { key, id, number, createdAt, aliases: 'aliases' in entry ? entry.aliases : [] }
}

/** Writes that a revision removed an entry. Its title is that of its last state. */
export async function insertRemoval(
  db: Kysely<Tables>,
  document: EntryDocument,
  ref: EntryRef,
  { number, author, createdAt }: RevisionSummary,
): Promise<void> {
  const last = await findEntryRow(db, document, ref.key, ref.number)
  const row = { document, entry: ref.key, number, author, created_at: createdAt, id: ref.id }
  await db
    .insertInto('entry_revision')
    .values({ ...row, title: last?.title ?? ref.id, value: null })
    .execute()
}

/** Records that an entry no longer has this id, so that the address keeps leading to it. */
export async function storeFormerId(
  db: Kysely<Tables>,
  document: EntryDocument,
  { id, key: entry }: Pick<EntryRef, 'id' | 'key'>,
  since: string,
): Promise<void> {
  await db
    .insertInto('former_id')
    .values({ document, id, entry, since })
    .onConflict((conflict) => conflict.columns(['document', 'id']).doUpdateSet({ entry, since }))
    .execute()
}

/** The ids that entries of a document had before, with the id that they have in these references. */
export async function readFormerIds(
  db: Kysely<Tables>,
  document: PageDocument,
  refs: readonly EntryRef[],
): Promise<ReadonlyMap<string, string | undefined>> {
  const rows = await db.selectFrom('former_id').selectAll().where('document', '=', document).execute()
  const ids = new Map(refs.map(({ key, id }) => [key, id]))
  return new Map(rows.map(({ id, entry }) => [id, ids.get(entry)]))
}
