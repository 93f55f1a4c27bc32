import type { Migration } from 'kysely'
import { tables } from './0001-tables.ts'

/** Every change to the store's tables, in order. Never edit a migration that has been released. */
export const migrations: Record<string, Migration> = {
  '0001-tables': tables,
}

/** A migration that every database of version 0.1 has. `npm run convert` makes one of this version from it. */
const firstOfFormerVersion = '0001-revisions-and-releases'

/** Whether a database with these migrations is of version 0.1. */
export const needsConversion = (done: readonly string[]): boolean => done.includes(firstOfFormerVersion)
