import { realpathSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { type DatabaseLocation, fileOfDatabase } from './database-location.ts'
import { createForUsOnly } from './sqlite/connect-sqlite.ts'
import { isFileInUse } from './sqlite/is-file-in-use.ts'
import { named, naming } from './sqlite/sqlite-errors.ts'
import { BusyStoreError, StoreUnavailableError } from './store-errors.ts'

type Options = {
  readonly database: DatabaseLocation
  readonly dataFolder: string
  /** Called once, when this server has to wait for another one to stop. */
  readonly onWait: (message: string) => void
}

/** In ms. A server may need up to 10 s to stop. */
const timeout = 20_000
const pollInterval = 200

/**
 * Makes sure that only one server at a time uses a data folder and a SQLite database. Waits for a server that is
 * about to stop, as in a restart. Commands do not take this lock and can run beside a server.
 * The lock is an open SQLite transaction on an empty file of its own. The system releases it whenever and however
 * the process ends, and processes in different containers see it.
 * @returns a function that releases the lock.
 * @throws {StoreUnavailableError} when another server still runs after the timeout.
 */
export async function lockForServer({ database, dataFolder, onWait }: Options): Promise<() => void> {
  const deadline = performance.now() + timeout
  for (let isFirst = true; ; isFirst = false) {
    const locks = new DisposableStack()
    const busy = lockAll(locks, dataFolder, fileOfDatabase(database))
    if (busy === undefined) return () => locks.dispose()
    locks.dispose()
    const message = `Otro servidor usa «${busy}»`
    if (performance.now() > deadline) {
      throw new StoreUnavailableError(
        `${message}: deténgalo, o dé a este otra DATA_DIR y otra base de datos.`,
      )
    }
    if (isFirst) onWait(`${message}; se espera a que termine, hasta ${timeout / 1000} segundos`)
    await wait(pollInterval)
  }
}

/** @returns the path of what another process uses; the locks are not complete then. */
function lockAll(locks: DisposableStack, dataFolder: string, database: string | undefined) {
  if (!tryLock(locks, join(realpathSync(dataFolder), 'servidor.lock'))) return dataFolder
  if (database === undefined) return undefined
  const file = realPath(database)
  if (!tryLock(locks, `${file}.lock`)) return database
  // A server that uses another hard link of the file has its lock file elsewhere, unseen from here.
  const hasOtherName = (statSync(file, { throwIfNoEntry: false })?.nlink ?? 0) > 1
  return hasOtherName && isFileInUse(file) ? file : undefined
}

function tryLock(locks: DisposableStack, file: string): boolean {
  createForUsOnly(file)
  const lock = locks.use(naming(() => new DatabaseSync(file, { timeout: 0 })))
  try {
    // Nothing is written, so the journal needs no file.
    lock.exec('pragma journal_mode = memory; begin exclusive')
    return true
  } catch (error) {
    const reason = named(error)
    if (reason instanceof BusyStoreError) return false
    throw reason
  }
}

/** Resolves symbolic links, whether or not the file exists yet. */
function realPath(file: string): string {
  try {
    return realpathSync(file)
  } catch {
    return join(realpathSync(dirname(file)), basename(file))
  }
}
