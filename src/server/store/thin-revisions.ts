import type { Kysely } from 'kysely'
import { type DocumentName, documentNames } from '#content/documents/documents.ts'
import { type Revisions, toRecordedRelease } from './recorded-release.ts'
import type { Tables } from './tables.ts'
import { transact } from './transact.ts'

/** How long, in ms, an unpublished revision is kept. */
export const draftLifetime = 90 * 24 * 60 * 60 * 1000

/** Revisions removed per query: PostgreSQL and SQLite limit the number of parameters. */
const batchSize = 200

/**
 * Removes old revisions that were never published and have a newer revision. Published revisions, and the latest
 * revision of each document, are kept forever.
 * @returns number of removed revisions.
 */
export function thinRevisions(db: Kysely<Tables>, now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - draftLifetime).toISOString()
  return transact(db, async (tx) => {
    const published = await publishedNumbers(tx)
    let removed = 0
    for (const document of documentNames) {
      const numbers = (await replacedNumbers(tx, document, before)).filter(
        (number) => !published[document].has(number),
      )
      for (let start = 0; start < numbers.length; start += batchSize) {
        const batch = numbers.slice(start, start + batchSize)
        await tx
          .deleteFrom('revision')
          .where('document', '=', document)
          .where('number', 'in', batch)
          .execute()
      }
      removed += numbers.length
    }
    return removed
  })
}

/** Numbers of the document's revisions saved before that time, except the latest revision. */
async function replacedNumbers(
  db: Kysely<Tables>,
  document: DocumentName,
  before: string,
): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('revision')
    .select(['number', 'created_at'])
    .where('document', '=', document)
    .orderBy('number', 'desc')
    .execute()
  return rows.slice(1).flatMap(({ number, created_at }) => (created_at < before ? [number] : []))
}

async function publishedNumbers(
  db: Kysely<Tables>,
): Promise<Readonly<Record<DocumentName, ReadonlySet<number>>>> {
  const numbers = new Map(documentNames.map((name) => [name, new Set<number>()]))
  const add = (revisions: Revisions) => {
    for (const name of documentNames) numbers.get(name)?.add(revisions[name])
  }
  for (const row of await db.selectFrom('release').selectAll().execute())
    add(toRecordedRelease(row).revisions)
  return Object.fromEntries(numbers) as Record<DocumentName, Set<number>>
}
