import type { Kysely } from 'kysely'
import { type DocumentName, documentNames } from '#content/documents/documents.ts'
import { currentFormat } from '#content/stored/formats.ts'
import type { Revisions } from './recorded-release.ts'
import type { RevisionSummary } from './revision.ts'
import type { Tables } from './tables.ts'

export const revisionsOf = (db: Kysely<Tables>, document: DocumentName) =>
  db.selectFrom('revision').where('document', '=', document)

export const latestRow = (db: Kysely<Tables>, document: DocumentName) =>
  revisionsOf(db, document).selectAll().orderBy('number', 'desc').limit(1).executeTakeFirst()

export const findRow = (db: Kysely<Tables>, document: DocumentName, number: number) =>
  revisionsOf(db, document).selectAll().where('number', '=', number).executeTakeFirst()

/** The revision before this one. Numbers may have gaps. */
export const rowBefore = (db: Kysely<Tables>, document: DocumentName, number: number) =>
  revisionsOf(db, document)
    .selectAll()
    .where('number', '<', number)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()

/** When these revisions were saved, as far as they exist. Does not read their values. */
export async function findTimes(
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
