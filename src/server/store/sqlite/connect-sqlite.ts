import { closeSync, openSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { naming } from './sqlite-errors.ts'

/** @param timeout Longest time, in ms, that another's lock may stop the thread. */
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

/** It holds accounts: nobody else on the machine needs to read it. SQLite gives its other files the same mode. */
function createForUsOnly(file: string): void {
  try {
    closeSync(openSync(file, 'ax', 0o600))
  } catch {
    // There already, or not to be made: SQLite will say.
  }
}
