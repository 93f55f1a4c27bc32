import type { CompiledQuery, Kysely } from 'kysely'
import type { Scheduler } from '../process/scheduler.ts'
import type { Tables } from './tables.ts'
import { transact } from './transact.ts'

/** A database of either engine, with the operations that differ between engines. */
export type OpenedDatabase = {
  readonly db: Kysely<Tables>
  /** Runs queries that write many bytes, in one transaction. */
  readonly writeLarge: (queries: readonly CompiledQuery[]) => Promise<void>
  /** Present when several instances can share the database. */
  readonly notifications?: ReleaseNotifications
  /** Waits for pending writes. */
  readonly close: () => Promise<void>
}

/** Large writes for a database whose queries do not block the event loop. */
export const writeInPlace =
  (db: Kysely<Tables>): OpenedDatabase['writeLarge'] =>
  (queries) =>
    transact(db, async (tx) => {
      for (const query of queries) await tx.executeQuery(query)
    })

/** Notifications between instances on one database: visitors should now see something new. */
export type ReleaseNotifications = {
  /** The notification is sent only when `tx` is committed. */
  readonly announce: (tx: Kysely<Tables>) => Promise<void>
  /** Listens until the scheduler closes. */
  readonly listen: (listener: NotificationListener, scheduler: ListeningScheduler) => void
}

export type ListeningScheduler = Pick<Scheduler, 'every' | 'after' | 'signal'>

export type NotificationListener = {
  /** Called when there may be a new release: a notification arrived, or some may have been missed. */
  readonly onNotification: () => void
  readonly onLost: (error: unknown) => void
  readonly onRegained: () => void
}
