import { DatabaseSync } from 'node:sqlite'
import { copySite } from '../store/copy-site.ts'
import type { DatabaseLocation } from '../store/database-location.ts'
import { openDatabase } from '../store/open-database.ts'
import { isMissingOrEmpty } from '../store/sqlite/inspect-file.ts'
import { named } from '../store/sqlite/sqlite-errors.ts'
import { BusyStoreError, DamagedStoreError, StoreUnavailableError } from '../store/store-errors.ts'

/** Longest time, in ms, to wait for a lock: the WAL needs one for a moment after a crash. */
const patience = 10_000

/** Writes the database as it is at one moment into an empty SQLite file, while others read and write it. */
export function takeSnapshot(database: DatabaseLocation, target: string): Promise<void> {
  return database.kind === 'sqlite' ? copyFile(database.file, target) : copyRows(database, target)
}

/** SQLite reads in one transaction, and stops this thread until it is done. */
async function copyFile(file: string, target: string): Promise<void> {
  if (isMissingOrEmpty(file)) throw new StoreUnavailableError(`No hay base de datos en «${file}».`)
  const source = new DatabaseSync(file, { readOnly: true, timeout: patience })
  try {
    source.prepare('vacuum into ?').run(target)
  } catch (error) {
    // These are of the source; whatever else goes wrong here is of the target.
    const known = named(error)
    throw known instanceof DamagedStoreError || known instanceof BusyStoreError ? known : error
  } finally {
    source.close()
  }
}

async function copyRows(database: DatabaseLocation, target: string): Promise<void> {
  const from = await openDatabase(database)
  try {
    const to = await openDatabase({ kind: 'sqlite', file: target })
    try {
      await copySite(from.db, to.db)
    } finally {
      await to.close()
    }
  } finally {
    await from.close()
  }
}
