import { statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test, vi } from 'vitest'
import { archiveWithTables, refuse } from '../testing/refused-files.ts'
import { storedSiteFile } from '../testing/site-file-fixtures.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { contentDigest } from './content-digest.ts'

// Each test starts two processes, and the machine may be busy.
vi.setConfig({ testTimeout: 120_000 })

const large = 900_000_000

/** SQL for small files that make SQLite build values of 900 MB when it reads, checks or changes them. */
const bombs: Record<string, string> = {
  'a generated column': `alter table release add column bomb generated always as (zeroblob(${large})) virtual`,
  'a generated column in the list of migrations': `alter table kysely_migration add column bomb generated always as (zeroblob(${large})) virtual`,
  'a generated column in the table that describes the file': `alter table site_file add column bomb generated always as (zeroblob(${large})) virtual`,
  'an index over an expression': `create index bomb on release (length(zeroblob(${large} + id)))`,
  'a constraint': `create table bomb (a check (length(zeroblob(${large} + a)) > 0)); insert into bomb values (1)`,
  'a view in place of the table that describes the file': `drop table site_file; create view site_file as select zeroblob(${large}) as info`,
}

for (const [name, sql] of Object.entries(bombs)) {
  for (const kind of ['archive', 'backup'] as const) {
    test(`refuses ${kind === 'archive' ? 'an archive' : 'a backup'} with ${name} in little memory`, async () => {
      const file = storedSiteFile(kind)
      const database = new DatabaseSync(file)
      database.exec(sql)
      database.close()
      expect(statSync(file).size).toBeLessThan(450_000)

      const atRest = await refuse(kind, join(temporaryFolder(), 'missing.db'))
      const refusal = await refuse(kind, file)

      expect(refusal.words).toContain('algo que ningún sitio tiene')
      expect(refusal.peak - atRest.peak).toBeLessThan(100)
    })
  }
}

test('refuses a file whose schema is thousands of tables before SQLite reads it', async () => {
  const atRest = await refuse('archive', join(temporaryFolder(), 'missing.db'))
  const refusal = await refuse('archive', archiveWithTables(3_000))

  expect(refusal.words).toContain('más tablas que ningún sitio')
  expect(refusal.peak - atRest.peak).toBeLessThan(100)
})

test('still accepts the digest of a file that was not changed', () => {
  const database = new DatabaseSync(storedSiteFile('archive'), { readOnly: true })
  const info = JSON.parse(String(database.prepare('select info from site_file').get()?.info))
  expect(contentDigest(database)).toBe(info.digest)
  database.close()
})
