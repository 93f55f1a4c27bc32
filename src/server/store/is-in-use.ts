import type { DatabaseLocation } from './database-location.ts'
import { withDatabase } from './open-database.ts'
import { isFileInUse } from './sqlite/is-file-in-use.ts'

/** Whether a server has the database open, even if it is idle. */
export async function isInUse(location: DatabaseLocation): Promise<boolean> {
  if (location.kind === 'sqlite') return isFileInUse(location.file)
  const { hasOtherInstances } = await import('./postgres/has-other-instances.ts')
  return withDatabase(location, hasOtherInstances)
}
