import type { Kysely, Transaction } from 'kysely'
import { retryWhileBusy } from './retry-while-busy.ts'

/** Runs `change` in a transaction: if it throws, nothing is changed. Repeats it while another process has the lock. */
export const transact = <Tables, Result>(
  db: Kysely<Tables>,
  change: (tx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> => retryWhileBusy(() => db.transaction().execute(change))
