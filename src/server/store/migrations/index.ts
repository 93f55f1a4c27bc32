import type { Migration } from 'kysely'
import { revisionsAndReleases } from './0001-revisions-and-releases.ts'

/** Every change of the store's tables, in order. A migration that has been released is never edited. */
export const migrations: Record<string, Migration> = {
  '0001-revisions-and-releases': revisionsAndReleases,
}
