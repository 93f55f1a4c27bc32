import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { storedSiteFile } from '../testing/site-file-fixtures.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { contentDigest } from './content-digest.ts'

// Each test starts two processes, and the machine may be busy.
vi.setConfig({ testTimeout: 120_000 })

const root = join(import.meta.dirname, '../../..')
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
  const file = storedSiteFile('archive')
  const database = new DatabaseSync(file)
  database.exec('begin')
  for (let index = 0; index < 20_000; index += 1) database.exec(`create table t${index} (a, b, c, d)`)
  database.exec('commit')
  database.close()

  const atRest = await refuse('archive', join(temporaryFolder(), 'missing.db'))
  const refusal = await refuse('archive', file)

  expect(refusal.words).toContain('más tablas que ningún sitio')
  expect(refusal.peak - atRest.peak).toBeLessThan(100)
})

test('still accepts the digest of a file that was not changed', () => {
  const database = new DatabaseSync(storedSiteFile('archive'), { readOnly: true })
  const info = JSON.parse(String(database.prepare('select info from site_file').get()?.info))
  expect(contentDigest(database)).toBe(info.digest)
  database.close()
})

/** Runs the command that would use the file. Returns its output and its peak memory in MB. */
async function refuse(kind: 'archive' | 'backup', file: string) {
  const script = kind === 'archive' ? ['scripts/archive.ts', 'import', file] : ['scripts/restore.ts', file]
  const preload = join(root, 'src/server/testing/report-peak-memory.ts')
  const child = spawn(process.execPath, ['--import', preload, ...script], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, DATA_DIR: join(temporaryFolder(), 'datos') },
  })
  const said = Promise.all([text(child.stdout), text(child.stderr)])
  const [code] = await once(child, 'exit')
  const [out, words] = await said
  expect(code).toBe(1)
  return { words, peak: Number(/peak memory: (\d+)/.exec(out)?.[1]) }
}
