import { closeSync, openSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { naming } from './sqlite-errors.ts'

/** @param timeout Longest time, in ms, that another connection's lock may block the thread. */
export function connect(file: string, timeout: number): DatabaseSync {
  if (file !== ':memory:') createForUsOnly(file)
  const database = naming(() => new DatabaseSync(file, { timeout, enableForeignKeyConstraints: true }))
  try {
    naming(() => database.exec('pragma journal_mode = wal; pragma synchronous = full'))
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** The file holds accounts, so only the server's user may read it. SQLite gives its other files the same mode. */
export function createForUsOnly(file: string): void {
  try {
    closeSync(openSync(file, 'ax', 0o600))
  } catch {
    // The file exists, or cannot be created: SQLite will report that.
  }
}
