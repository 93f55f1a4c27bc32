import { closeSync, openSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { type DatabaseLocation, nameOfDatabase } from './database-location.ts'
import { isFileInUse } from './sqlite/is-file-in-use.ts'
import { named, naming } from './sqlite/sqlite-errors.ts'
import { BusyStoreError, StoreUnavailableError } from './store-errors.ts'

type Options = {
  readonly database: DatabaseLocation
  readonly dataFolder: string
  /** Called once, when this server has to wait for another one to stop. */
  readonly onWait: (message: string) => void
  /** In ms. A server may need up to 10 s to stop. */
  readonly timeout?: number
}

/** A lock file, and the name that messages use for what it protects. */
type Resource = { readonly file: string; readonly name: string }

const pollInterval = 200

/**
 * Makes sure that only one server at a time uses a data folder and a SQLite database. Waits for a server that is
 * about to stop, as in a restart. Commands do not take this lock and can run beside a server.
 * The lock is an open SQLite transaction on an empty file of its own. The system releases it whenever and however
 * the process ends, and processes in different containers see it.
 * @returns a function that releases the lock.
 * @throws {StoreUnavailableError} when another server still runs after the timeout.
 */
export async function lockForServer(options: Options): Promise<() => void> {
  const { database, dataFolder, onWait, timeout = 20_000 } = options
  const resources = [{ file: join(realpathSync(dataFolder), 'servidor.lock'), name: dataFolder }]
  const file =
    database.kind === 'sqlite' && database.file !== ':memory:' ? realPath(database.file) : undefined
  if (file !== undefined) resources.push({ file: `${file}.lock`, name: nameOfDatabase(database) })

  const deadline = performance.now() + timeout
  const held: DatabaseSync[] = []
  const release = () => {
    for (const lock of held.splice(0).reverse()) lock.close()
  }
  let isWaiting = false
  for (;;) {
    const busy =
      lockAll(resources, held) ?? (file && hasOtherName(file) && isFileInUse(file) ? file : undefined)
    if (busy === undefined) return release
    release()
    const message = `Otro servidor usa «${busy}»`
    if (performance.now() > deadline) {
      throw new StoreUnavailableError(
        `${message}: deténgalo, o dé a este otra DATA_DIR y otra base de datos.`,
      )
    }
    if (!isWaiting) onWait(`${message}; se espera a que termine, hasta ${timeout / 1000} segundos`)
    isWaiting = true
    await wait(pollInterval)
  }
}

/**
 * Locks the resources in order and adds the locks to `held`. Stops at the first one that another process holds and
 * returns its name.
 */
function lockAll(resources: readonly Resource[], held: DatabaseSync[]): string | undefined {
  for (const { file, name } of resources) {
    const lock = tryLock(file)
    if (!lock) return name
    held.push(lock)
  }
}

function tryLock(file: string): DatabaseSync | undefined {
  createForUsOnly(file)
  const lock = naming(() => new DatabaseSync(file, { timeout: 0 }))
  try {
    // Nothing is written, so the journal needs no file.
    lock.exec('pragma journal_mode = memory; begin exclusive')
    return lock
  } catch (error) {
    lock.close()
    const reason = named(error)
    if (reason instanceof BusyStoreError) return undefined
    throw reason
  }
}

function createForUsOnly(file: string): void {
  closeSync(openSync(file, 'a', 0o600))
}

/** Resolves symbolic links, whether or not the file exists yet. */
function realPath(file: string): string {
  try {
    return realpathSync(file)
  } catch {
    return join(realpathSync(dirname(file)), basename(file))
  }
}

/**
 * Whether the file has another hard link. A server that uses that one has its lock file elsewhere, unseen from
 * here.
 */
const hasOtherName = (file: string) => (statSync(file, { throwIfNoEntry: false })?.nlink ?? 0) > 1
