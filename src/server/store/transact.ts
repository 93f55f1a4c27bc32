import { setTimeout as wait } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import { BusyStoreError } from './store-errors.ts'

/** Waits between attempts, in ms. SQLite's own wait is short, because it blocks every other request. */
const pauses = [10, 20, 40, 80, 160, 320, 640, 640]

/** Repeats `action` while another process holds the store's lock. */
export async function retryWhileBusy<Result>(action: () => Promise<Result>): Promise<Result> {
  for (const pause of pauses) {
    try {
      return await action()
    } catch (error) {
      if (!(error instanceof BusyStoreError)) throw error
      await wait(pause)
    }
  }
  return action()
}

/** Runs `change` in a transaction: if it throws, nothing is changed. Repeats it while another process has the lock. */
export const transact = <Tables, Result>(
  db: Kysely<Tables>,
  change: (tx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> => retryWhileBusy(() => db.transaction().execute(change))
