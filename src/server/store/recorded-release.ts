import type { Kysely } from 'kysely'
import { z } from 'zod'
import { type DocumentName, documentNames } from '#content/documents/documents.ts'
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
