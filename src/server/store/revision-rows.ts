import type { Kysely } from 'kysely'
import type { DocumentName } from '#content/documents.ts'
import { currentFormat } from '#content/formats.ts'
import type { RevisionSummary } from './revision.ts'
import type { Tables } from './tables.ts'

export const revisionsOf = (db: Kysely<Tables>, document: DocumentName) =>
  db.selectFrom('revision').where('document', '=', document)

export const latestRow = (db: Kysely<Tables>, document: DocumentName) =>
  revisionsOf(db, document).selectAll().orderBy('number', 'desc').limit(1).executeTakeFirst()

export const findRow = (db: Kysely<Tables>, document: DocumentName, number: number) =>
  revisionsOf(db, document).selectAll().where('number', '=', number).executeTakeFirst()

/** When a revision was saved. Does not read its value. */
export async function findTime(
  db: Kysely<Tables>,
  document: DocumentName,
  number: number,
): Promise<string | undefined> {
  const row = await revisionsOf(db, document)
    .select('created_at')
    .where('number', '=', number)
    .executeTakeFirst()
  return row?.created_at
}

export async function latestNumber(db: Kysely<Tables>, document: DocumentName): Promise<number | undefined> {
  const row = await revisionsOf(db, document)
    .select('number')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.number
}

/** @param stored The value as it is stored: JSON, or the references of its entries. */
export async function insertRevision(
  db: Kysely<Tables>,
  { document, number, author, createdAt }: RevisionSummary,
  stored: string,
): Promise<void> {
  const row = { document, number, author, created_at: createdAt, value: stored }
  await db
    .insertInto('revision')
    .values({ ...row, format: currentFormat(document) })
    .execute()
}
