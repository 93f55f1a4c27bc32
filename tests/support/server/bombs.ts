import { statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect } from 'vitest'
import { refuse } from './refused-files.ts'
import { usedSiteFile } from './site-file-fixtures.ts'
import { temporaryFolder } from './temporary-folder.ts'

const large = 900_000_000

/** SQL for small files that make SQLite build values of 900 MB when it reads, checks or changes them. */
export const bombs: Readonly<Record<string, string>> = {
  'a generated column': `alter table release add column bomb generated always as (zeroblob(${large})) virtual`,
  'a generated column in the list of migrations': `alter table kysely_migration add column bomb generated always as (zeroblob(${large})) virtual`,
  'a generated column in the table that describes the file': `alter table site_file add column bomb generated always as (zeroblob(${large})) virtual`,
  'an index over an expression': `create index bomb on release (length(zeroblob(${large} + id)))`,
  'a constraint': `create table bomb (a check (length(zeroblob(${large} + a)) > 0)); insert into bomb values (1)`,
  'a view in place of the table that describes the file': `drop table site_file; create view site_file as select zeroblob(${large}) as info`,
}

type Kind = 'archive' | 'backup'

/** Peak memory for a file that does not exist, in MB; measured once for each kind. */
const atRest = new Map<Kind, Promise<number>>()

async function basePeak(kind: Kind): Promise<number> {
  const measured =
    atRest.get(kind) ?? refuse(kind, join(temporaryFolder(), 'missing.db')).then(({ peak }) => peak)
  atRest.set(kind, measured)
  return measured
}

/** Expects the command to refuse a file with these words, and to use little memory for it. */
export async function expectCheapRefusal(kind: Kind, file: string, words: string): Promise<void> {
  const refusal = await refuse(kind, file)

  expect(refusal.words).toContain(words)
  expect(refusal.peak - (await basePeak(kind))).toBeLessThan(100)
}

/** A small file that the SQL turned into a bomb. */
export async function bombFile(kind: Kind, sql: string): Promise<string> {
  const file = await usedSiteFile(kind)
  const database = new DatabaseSync(file)
  database.exec(sql)
  database.close()
  expect(statSync(file).size).toBeLessThan(1_000_000)
  return file
}
