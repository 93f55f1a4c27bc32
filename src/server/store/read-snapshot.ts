import type { Kysely } from 'kysely'
import { hasPages } from '#content/addresses/page-documents.ts'
import { type DocumentName, type DocumentValue, documentNames } from '#content/documents/documents.ts'
import type {
  DocumentValues,
  EntryTimes,
  FormerIds,
  RevisionTimes,
  Snapshot,
} from '#content/documents/snapshot.ts'
import type { DocumentReader } from './document-reader.ts'
import { readFormerIds } from './entry-rows.ts'
import { refsOf } from './list-writes.ts'
import { readMediaItems } from './media-rows.ts'
import { privacySince } from './privacy-versions.ts'
import { type Revisions, readLaunch } from './recorded-release.ts'
import { findRow, findTimes } from './revision.ts'
import { DamagedStoreError } from './store-errors.ts'
import type { Tables } from './tables.ts'

/** A snapshot, and the numbers of the revisions it was read from. */
export type LoadedSnapshot = { readonly revisions: Revisions; readonly snapshot: Snapshot }

/**
 * Reads these revisions one after the other, so that memory holds the text of only one large revision beside the
 * parsed values. Revisions never change, so a value that `former` already has is not read again. The creation time
 * is compared too, because a database restored to an earlier state assigns the same numbers again.
 */
export async function readSnapshot(
  db: Kysely<Tables>,
  reader: DocumentReader,
  revisions: Revisions,
  former: LoadedSnapshot | undefined,
  moment: Date,
): Promise<Snapshot> {
  const before = former?.snapshot
  const times = former ? await findTimes(db, revisions) : {}
  const documents: [DocumentName, DocumentValue][] = []
  const revisedAt: Mutable<RevisionTimes> = {}
  const formerIds: Mutable<FormerIds> = { ...before?.formerIds }
  const entryTimes: Mutable<EntryTimes> = { ...before?.entryTimes }
  for (const name of documentNames) {
    const number = revisions[name]
    const savedAt = former?.revisions[name] === number ? times[name] : undefined
    if (before && savedAt !== undefined && savedAt === before.revisedAt[name]) {
      revisedAt[name] = savedAt
      documents.push([name, before[name]])
      continue
    }
    const row = await findRow(db, name, number)
    if (!row) throw new DamagedStoreError(`Falta la revisión ${number} del documento «${name}».`)
    revisedAt[name] = row.created_at
    if (hasPages(name)) {
      const refs = refsOf(row)
      formerIds[name] = await readFormerIds(db, name, refs)
      entryTimes[name] = new Map(refs.map(({ id, createdAt }) => [id, createdAt]))
    }
    documents.push([name, await reader.read(db, name, row)])
  }
  return {
    ...(Object.fromEntries(documents) as DocumentValues),
    revisedAt,
    media: await readMediaItems(db),
    formerIds,
    entryTimes,
    launchedAt: await readLaunch(db),
    privacySince: await privacySince(db, moment),
    moment,
  }
}

type Mutable<Type> = { -readonly [Key in keyof Type]: Type[Key] }
