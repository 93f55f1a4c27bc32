import type { Kysely } from 'kysely'
import type { OpenedDatabase } from './opened-database.ts'
import { retryWhileBusy } from './retry-while-busy.ts'

/** Large writes for a database whose queries do not block the event loop. */
export function plainWrites<Tables>(db: Kysely<Tables>): OpenedDatabase['writeLarge'] {
  return (queries) =>
    retryWhileBusy(() =>
      db.transaction().execute(async (tx) => {
        for (const query of queries) await tx.executeQuery(query)
      }),
    )
}
