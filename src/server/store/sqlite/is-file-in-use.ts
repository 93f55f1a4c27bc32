import { DatabaseSync } from 'node:sqlite'
import { BusyStoreError } from '../store-errors.ts'
import { isMissingOrEmpty } from './inspect-file.ts'
import { naming } from './sqlite-errors.ts'

/** Whether another connection has the database open, be it idle. */
export function isFileInUse(file: string): boolean {
  if (isMissingOrEmpty(file)) return false
  const database = new DatabaseSync(file, { timeout: 100 })
  try {
    // Who has a database in WAL mode open holds a shared lock on it, which this one cannot stand.
    database.exec('pragma locking_mode = exclusive')
    naming(() => database.prepare('select count(*) from sqlite_schema').get())
    return false
  } catch (error) {
    if (error instanceof BusyStoreError) return true
    throw error
  } finally {
    database.close()
  }
}
