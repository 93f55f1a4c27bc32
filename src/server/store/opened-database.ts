import type { CompiledQuery, Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** A database of either engine, with what the engines do differently. */
export type OpenedDatabase = {
  readonly db: Kysely<Tables>
  /** All or none of these queries, which write many bytes. */
  readonly writeLarge: (queries: readonly CompiledQuery[]) => Promise<void>
  /** Where several instances may work on it. */
  readonly news?: ReleaseNews
  /** Finishes what was begun. */
  readonly close: () => Promise<void>
}

/** How the instances on one database tell each other that visitors are to see something else. */
export type ReleaseNews = {
  /** Told when `tx` is committed, and only then. */
  readonly announce: (tx: Kysely<Tables>) => Promise<void>
  /** Gives what ends it. */
  readonly listen: (listener: NewsListener) => () => void
}

export type NewsListener = {
  /** There may be news: some were told, or could not be heard for a while. */
  readonly onNews: () => void
  readonly onLost: (error: unknown) => void
  readonly onRegained: () => void
}
