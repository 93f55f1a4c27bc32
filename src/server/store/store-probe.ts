import { stat } from 'node:fs/promises'
import type { DatabaseLocation } from './database-location.ts'
import type { Store } from './store.ts'
import { StoreUnavailableError } from './store-errors.ts'

export type StoreProbe = () => Promise<void>

/** How long the store may take to answer, in ms, before it counts as gone. */
const patience = 2_000

/**
 * Looks whether the store can be used now: it answers a query in time; and a store that is a file is still the one at
 * its path, for what is written to a file that was removed or replaced is lost.
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
    // Whatever the reason, it cannot be reached by its path.
    return undefined
  }
}

async function inTime<Result>(answer: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    const error = new StoreUnavailableError('La base de datos no respondió a tiempo.')
    timer = setTimeout(() => reject(error), patience)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}
