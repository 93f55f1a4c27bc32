import type { Kysely } from 'kysely'
import type { PageDocument } from '#content/documents/page-documents.ts'
import type { EntryRef } from './entry-refs.ts'
import type { Tables } from './tables.ts'

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
