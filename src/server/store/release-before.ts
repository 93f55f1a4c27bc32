import { type RecordedRelease, toRecordedRelease } from './recorded-release.ts'
import type { Store } from './store.ts'

/** What visitors saw last before a moment; undefined before the first release. @param moment ISO 8601, UTC. */
export const releaseBefore = async (
  { db }: Pick<Store, 'db'>,
  moment: string,
): Promise<RecordedRelease | undefined> => {
  const row = await db
    .selectFrom('release')
    .selectAll()
    .where('created_at', '<', moment)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && toRecordedRelease(row)
}
