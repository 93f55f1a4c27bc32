import type { Migration } from 'kysely'
import { revisionsAndReleases } from './0001-revisions-and-releases.ts'
import { accounts } from './0002-accounts.ts'
import { media } from './0003-media.ts'
import { spentCodes } from './0004-spent-codes.ts'
import { passkeysAndRecovery } from './0005-passkeys-and-recovery.ts'
import { roles } from './0006-roles.ts'
import { formerPictures } from './0007-former-pictures.ts'
import { browserFiles } from './0008-browser-files.ts'
import { entries } from './0009-entries.ts'
import { drafts } from './0010-drafts.ts'
import { checksAndLaunch } from './0011-checks-and-launch.ts'
import { notices } from './0013-notices.ts'
import { filings } from './0014-filings.ts'
import { datedChanges } from './0015-dated-changes.ts'
import { visits } from './0016-visits.ts'
import { layoutComparisons } from './0017-layout-comparisons.ts'
import { privacyVersions } from './0018-privacy-versions.ts'
import { noLayoutComparisons } from './0019-no-layout-comparisons.ts'
import { noBrowserFiles } from './0020-no-browser-files.ts'
import { preparedPictures } from './0021-prepared-pictures.ts'
import { leftOut } from './0022-left-out.ts'
import { recoveryCodes } from './0023-recovery-codes.ts'
import { fetchedPictures } from './0024-fetched-pictures.ts'
import { pageFieldNames } from './0025-page-field-names.ts'
import { sentValues } from './0026-sent-values.ts'
import { whatWent } from './0026-what-went.ts'
import { noFetchedPictures } from './0028-no-fetched-pictures.ts'
import { checklists } from './0029-checklists.ts'
import { visitsByWeek } from './0031-visits-by-week.ts'
import { consentsInWords } from './0032-consents-in-words.ts'
import { oneNextVersion } from './0033-one-next-version.ts'

/** Every change to the store's tables, in order. Never edit a migration that has been released. */
export const migrations: Record<string, Migration> = {
  '0001-revisions-and-releases': revisionsAndReleases,
  '0002-accounts': accounts,
  '0003-media': media,
  '0004-spent-codes': spentCodes,
  '0005-passkeys-and-recovery': passkeysAndRecovery,
  '0006-roles': roles,
  '0007-former-pictures': formerPictures,
  '0008-browser-files': browserFiles,
  '0009-entries': entries,
  '0010-drafts': drafts,
  '0011-checks-and-launch': checksAndLaunch,
  '0013-notices': notices,
  '0014-filings': filings,
  '0015-dated-changes': datedChanges,
  '0016-visits': visits,
  '0017-layout-comparisons': layoutComparisons,
  '0018-privacy-versions': privacyVersions,
  '0019-no-layout-comparisons': noLayoutComparisons,
  '0020-no-browser-files': noBrowserFiles,
  '0021-prepared-pictures': preparedPictures,
  '0022-left-out': leftOut,
  '0023-recovery-codes': recoveryCodes,
  '0024-fetched-pictures': fetchedPictures,
  '0025-page-field-names': pageFieldNames,
  '0026-sent-values': sentValues,
  '0026-what-went': whatWent,
  '0029-checklists': checklists,
  '0031-visits-by-week': visitsByWeek,
  '0032-consents-in-words': consentsInWords,
  '0033-one-next-version': oneNextVersion,
  '0028-no-fetched-pictures': noFetchedPictures,
import { tables } from './0001-tables.ts'

/** Every change to the store's tables, in order. Never edit a migration that has been released. */
export const migrations: Record<string, Migration> = {
  '0001-tables': tables,
}

/** A migration that every database of version 0.1 has. `npm run convert` makes one of this version from it. */
const firstOfFormerVersion = '0001-revisions-and-releases'

/** Whether a database with these migrations is of version 0.1. */
export const needsConversion = (done: readonly string[]): boolean => done.includes(firstOfFormerVersion)
