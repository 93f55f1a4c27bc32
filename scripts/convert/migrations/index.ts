import type { Migration } from 'kysely'
import { sentValues } from './0026-sent-values.ts'
import { whatWent } from './0026-what-went.ts'
import { noFetchedPictures } from './0028-no-fetched-pictures.ts'
import { checklists } from './0029-checklists.ts'
import { visitsByWeek } from './0031-visits-by-week.ts'
import { consentsInWords } from './0032-consents-in-words.ts'

/** The last migration that a database needs, so that it can be converted. */
export const requiredMigration = '0025-page-field-names'

/** The changes to the tables of version 0.1, in order. A database may have some of them. */
export const formerMigrations: Readonly<Record<string, Migration>> = {
  '0026-sent-values': sentValues,
  '0026-what-went': whatWent,
  '0028-no-fetched-pictures': noFetchedPictures,
  '0029-checklists': checklists,
  '0031-visits-by-week': visitsByWeek,
  '0032-consents-in-words': consentsInWords,
}
