import type { DatabaseLocation } from '../store/database-location.ts'
import { isMissingOrEmpty } from '../store/sqlite/inspect-file.ts'
import { openStore } from '../store/store.ts'

/** Whether anyone has changed the sample content since the store was created. */
export async function holdsOwnContent(database: DatabaseLocation): Promise<boolean> {
  if (database.kind === 'sqlite' && isMissingOrEmpty(database.file)) return false
  const store = await openStore(database)
  try {
    const saved = await store.latestSummaries()
    if (saved.some(({ number, author }) => number > 1 || author !== 'sistema')) return true
    return (await store.db.selectFrom('media_item').select('id').limit(1).executeTakeFirst()) !== undefined
  } finally {
    await store.close()
  }
}
