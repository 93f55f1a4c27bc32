import { stat } from 'node:fs/promises'
import type { DatabaseLocation } from './database-location.ts'
import type { Store } from './store.ts'
import { StoreUnavailableError } from './store-errors.ts'

export type StoreProbe = () => Promise<void>

/** How long the store may take to respond, in ms, before it counts as unavailable. */
const timeout = 2_000

/**
 * Checks that the store is usable now: it responds to a query in time, and its file, if it has one, is still at its
 * path. Anything written to a removed or replaced file is lost.
 * @throws {StoreUnavailableError}
 */
export async function createStoreProbe(
  store: Pick<Store, 'latestNumber'>,
  database: DatabaseLocation,
): Promise<StoreProbe> {
  const file = database.kind === 'sqlite' && database.file !== ':memory:' ? database.file : undefined
  const opened = file && (await identityOf(file))
  return async () => {
    await inTime(store.latestNumber('site-content'))
    if (file && (await identityOf(file)) !== opened) {
      throw new StoreUnavailableError(`«${file}» ya no es la base de datos que se abrió.`)
    }
  }
}

async function identityOf(file: string): Promise<string | undefined> {
  try {
    const { dev, ino } = await stat(file)
    return `${dev}:${ino}`
  } catch {
    // Any error means that the path does not lead to the file.
    return undefined
  }
}

async function inTime<Result>(query: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    const error = new StoreUnavailableError('La base de datos no respondió a tiempo.')
    timer = setTimeout(() => reject(error), timeout)
  })
  return Promise.race([query, late]).finally(() => clearTimeout(timer))
}
