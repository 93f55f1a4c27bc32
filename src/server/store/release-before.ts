import { type RecordedRelease, toRecordedRelease } from './recorded-release.ts'
import { retryWhileBusy } from './retry-while-busy.ts'
import type { Store } from './store.ts'

/** What visitors saw last before a moment; undefined before the first release. @param moment ISO 8601, UTC. */
export const releaseBefore = (
  { db }: Pick<Store, 'db'>,
  moment: string,
): Promise<RecordedRelease | undefined> =>
  retryWhileBusy(async () => {
    const row = await db
      .selectFrom('release')
      .selectAll()
      .where('created_at', '<', moment)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    return row && toRecordedRelease(row)
  })
