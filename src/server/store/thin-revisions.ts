import type { Kysely } from 'kysely'
import { toRecordedRelease } from './recorded-release.ts'
import type { Tables } from './tables.ts'
import { transact } from './transact.ts'

/** How long, in ms, an unpublished revision is kept. */
export const draftLifetime = 90 * 24 * 60 * 60 * 1000

/**
 * Removes old revisions that were never published and have a newer revision. Published revisions, and the latest
 * revision of each document, are kept forever.
 * @returns number of removed revisions.
 */
export function thinRevisions(db: Kysely<Tables>, now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - draftLifetime).toISOString()
  return transact(db, async (tx) => {
    const releases = await tx.selectFrom('release').selectAll().execute()
    const published = new Set(
      releases.flatMap((row) => Object.entries(toRecordedRelease(row).revisions).map(String)),
    )
    const rows = await tx
      .selectFrom('revision')
      .select(['document', 'number', 'created_at'])
      .orderBy('number', 'desc')
      .execute()
    const replaced = [...Map.groupBy(rows, ({ document }) => document).values()].flatMap((all) =>
      all.slice(1),
    )
    const unpublished = replaced.filter(
      ({ document, number, created_at }) => created_at < before && !published.has(String([document, number])),
    )
    for (const { document, number } of unpublished) {
      const revision = tx.deleteFrom('revision').where('document', '=', document)
      await revision.where('number', '=', number).execute()
    }
    return unpublished.length
  })
}
