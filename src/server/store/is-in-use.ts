import type { DatabaseLocation } from './database-location.ts'
import { openDatabase } from './open-database.ts'
import { isFileInUse } from './sqlite/is-file-in-use.ts'

/** Whether a server has the database open, even if it is idle. */
export async function isInUse(location: DatabaseLocation): Promise<boolean> {
  if (location.kind === 'sqlite') return isFileInUse(location.file)
  const { hasOtherInstances } = await import('./postgres/has-other-instances.ts')
  const { db, close } = await openDatabase(location)
  try {
    return await hasOtherInstances(db)
  } finally {
    await close()
  }
}
