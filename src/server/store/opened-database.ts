import type { CompiledQuery, Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** A database of either engine, with the operations that differ between engines. */
export type OpenedDatabase = {
  readonly db: Kysely<Tables>
  /** Runs queries that write many bytes, in one transaction. */
  readonly writeLarge: (queries: readonly CompiledQuery[]) => Promise<void>
  /** Present when several instances can share the database. */
  readonly news?: ReleaseNews
  /** Waits for pending writes. */
  readonly close: () => Promise<void>
}

/** Notifications between instances on one database: visitors should now see something new. */
export type ReleaseNews = {
  /** The notification is sent only when `tx` is committed. */
  readonly announce: (tx: Kysely<Tables>) => Promise<void>
  /** @returns a function that stops listening. */
  readonly listen: (listener: NewsListener) => () => void
}

export type NewsListener = {
  /** Called when there may be a new release: a notification arrived, or some may have been missed. */
  readonly onNews: () => void
  readonly onLost: (error: unknown) => void
  readonly onRegained: () => void
}
