import { DatabaseSync } from 'node:sqlite'
import { BusyStoreError } from '../store-errors.ts'
import { isMissingOrEmpty } from './inspect-file.ts'
import { naming } from './sqlite-errors.ts'

/** Whether another connection has the database open, even if it is idle. */
export function isFileInUse(file: string): boolean {
  if (isMissingOrEmpty(file)) return false
  using database = new DatabaseSync(file, { timeout: 100 })
  try {
    // A connection to a database in WAL mode holds a shared lock, which conflicts with this exclusive lock.
    database.exec('pragma locking_mode = exclusive')
    naming(() => database.prepare('select count(*) from sqlite_schema').get())
    return false
  } catch (error) {
    if (error instanceof BusyStoreError) return true
    throw error
  }
}
