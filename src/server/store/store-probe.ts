import { stat } from 'node:fs/promises'
import { tooLate, within } from '../process/waits.ts'
import { type DatabaseLocation, fileOfDatabase } from './database-location.ts'
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
  store: Pick<Store, 'latestSummary'>,
  database: DatabaseLocation,
): Promise<StoreProbe> {
  const file = fileOfDatabase(database)
  const opened = file && (await identityOf(file))
  return async () => {
    if ((await within(store.latestSummary('site-content'), timeout)) === tooLate) {
      throw new StoreUnavailableError('La base de datos no respondió a tiempo.')
    }
    if (file && (await identityOf(file)) !== opened) {
      throw new StoreUnavailableError(`«${file}» ya no es la base de datos que se abrió.`)
    }
  }
}

/** Undefined for any error, which means that the path does not lead to the file. */
const identityOf = (file: string) =>
  stat(file).then(
    ({ dev, ino }) => `${dev}:${ino}`,
    () => undefined,
  )
