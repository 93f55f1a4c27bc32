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
  /** Called once, when another server has to stop first. */
  readonly onWait: (message: string) => void
  /** In ms. A server that is told to stop needs up to 10 s of it. */
  readonly timeout?: number
}

/** What a server holds, with the name that a message gives it. */
type Resource = { readonly file: string; readonly name: string }

const pollInterval = 200

/**
 * Makes sure that one server at a time uses a data folder, and a SQLite database. Waits for the one that is about to
 * stop, as in a restart. Commands take no such lock and run beside a server.
 *
 * The lock is an open SQLite transaction on an empty file of its own: the system releases it when the process ends, in
 * whatever way, and processes in different containers see it.
 * @returns what releases it.
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

/** Locks them into `held`, up to the first that another process holds: gives that one's name. */
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

/** The same for every symbolic link to it, whether it is there yet or not. */
function realPath(file: string): string {
  try {
    return realpathSync(file)
  } catch {
    return join(realpathSync(dirname(file)), basename(file))
  }
}

/** Whether the file has a hard link elsewhere: a lock beside that one would not be seen here. */
const hasOtherName = (file: string) => (statSync(file, { throwIfNoEntry: false })?.nlink ?? 0) > 1
