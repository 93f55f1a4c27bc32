import type { Migration } from 'kysely'
import { revisionsAndReleases } from './0001-revisions-and-releases.ts'
import { accounts } from './0002-accounts.ts'
import { media } from './0003-media.ts'
import { passkeysAndRecovery } from './0005-passkeys-and-recovery.ts'

/** Every change of the store's tables, in order. A migration that has been released is never edited. */
export const migrations: Record<string, Migration> = {
  '0001-revisions-and-releases': revisionsAndReleases,
  '0002-accounts': accounts,
  '0003-media': media,
  '0005-passkeys-and-recovery': passkeysAndRecovery,
}
