import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { expect } from 'vitest'
import { storedSiteFile } from './site-file-fixtures.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { testEnvironment } from './test-environment.ts'

const root = join(import.meta.dirname, '../../..')

/** An archive with this many more tables. */
export function archiveWithTables(count: number): string {
  const file = storedSiteFile('archive')
  const database = new DatabaseSync(file)
  database.exec('begin')
  for (let index = 0; index < count; index += 1) database.exec(`create table t${index} (a, b, c, d)`)
  database.exec('commit')
  database.close()
  return file
}

/** Runs the command that would use the file. Returns its output and its peak memory in MB. */
export async function refuse(kind: 'archive' | 'backup', file: string) {
  const script = kind === 'archive' ? ['scripts/archive.ts', 'import', file] : ['scripts/restore.ts', file]
  const preload = join(root, 'src/server/testing/report-peak-memory.ts')
  const child = spawn(process.execPath, ['--import', preload, ...script], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...testEnvironment, DATA_DIR: join(temporaryFolder(), 'datos') },
  })
  const output = Promise.all([text(child.stdout), text(child.stderr)])
  const [code] = await once(child, 'exit')
  const [out, words] = await output
  expect(code).toBe(1)
  return { words, peak: Number(/peak memory: (\d+)/.exec(out)?.[1]) }
}
