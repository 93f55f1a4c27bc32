import type { Kysely } from 'kysely'
import { z } from 'zod'
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
import { findRow } from './revision.ts'
import { DamagedStoreError } from './store-errors.ts'
import { parseJson } from './stored-value.ts'
import type { ReleaseTable, Tables } from './tables.ts'

/** The revision number of every document in a release. */
export type Revisions = Readonly<Record<DocumentName, number>>

export type RecordedRelease = {
  readonly id: number
  readonly createdAt: string
  readonly revisions: Revisions
}

const schema: z.ZodType<Revisions> = z.record(z.enum(documentNames), z.int().positive())

/** Reads the stored revision numbers of a release. @throws when they are damaged. */
export const revisionsIn = (text: string): Revisions => schema.parse(parseJson(text))

export function toRecordedRelease({ id, created_at, revisions }: ReleaseTable): RecordedRelease {
  const parsed = schema.safeParse(parseJson(revisions))
  if (!parsed.success) {
    throw new DamagedStoreError(`La versión publicada ${id} no dice qué documentos la forman.`, {
      cause: parsed.error,
    })
  }
  return { id, createdAt: created_at, revisions: parsed.data }
}

export function sameRevisions(a: Revisions, b: Revisions): boolean {
  return documentNames.every((name) => a[name] === b[name])
}

const newest = (db: Kysely<Tables>) => db.selectFrom('release').selectAll().orderBy('id', 'desc').limit(1)

export async function latestRelease(db: Kysely<Tables>): Promise<RecordedRelease | undefined> {
  const row = await newest(db).executeTakeFirst()
  return row && toRecordedRelease(row)
}

/** What visitors saw last before a moment; undefined before the first release. @param moment ISO 8601, UTC. */
export async function releaseBefore(
  { db }: { readonly db: Kysely<Tables> },
  moment: string,
): Promise<RecordedRelease | undefined> {
  const row = await newest(db).where('created_at', '<', moment).executeTakeFirst()
  return row && toRecordedRelease(row)
}

export async function insertRelease(
  db: Kysely<Tables>,
  revisions: Revisions,
  createdAt: string,
): Promise<RecordedRelease> {
  const id = ((await latestRelease(db))?.id ?? 0) + 1
  const row = { id, created_at: createdAt, revisions: JSON.stringify(revisions) }
  await db.insertInto('release').values(row).execute()
  return { id, createdAt, revisions }
}

/** When the site was launched. */
export async function readLaunch(db: Kysely<Tables>): Promise<string | undefined> {
  const row = await db.selectFrom('launch').select('launched_at').orderBy('launched_at').executeTakeFirst()
  return row?.launched_at
}

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
    documents.push([name, await reader.read(db, name, row.value)])
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

/** When these revisions were saved, as far as they exist. Does not read their values. */
async function findTimes(
  db: Kysely<Tables>,
  revisions: Revisions,
): Promise<{ readonly [Name in DocumentName]?: string }> {
  const rows = await db
    .selectFrom('revision')
    .select(['document', 'created_at'])
    .where(({ eb, or }) =>
      or(documentNames.map((name) => eb('document', '=', name).and('number', '=', revisions[name]))),
    )
    .execute()
  return Object.fromEntries(rows.map(({ document, created_at }) => [document, created_at]))
}

type Mutable<Type> = { -readonly [Key in keyof Type]: Type[Key] }
