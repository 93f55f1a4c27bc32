import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { expect } from 'vitest'
import { usedSiteFile } from './site-file-fixtures.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { testEnvironment } from './test-environment.ts'

const root = join(import.meta.dirname, '../../..')

/** An archive with this many more tables. */
export async function archiveWithTables(count: number): Promise<string> {
  const file = await usedSiteFile('archive')
  const database = new DatabaseSync(file)
  database.exec('begin')
  for (let index = 0; index < count; index += 1) database.exec(`create table t${index} (a, b, c, d)`)
  database.exec('commit')
  database.close()
  return file
}

/**
 * Runs the command that would use the file. Returns its output, and the larger peak memory of the command and of the
 * process that checks the file, in MB.
 */
export async function refuse(kind: 'archive' | 'backup', file: string) {
  const script = kind === 'archive' ? ['scripts/archive.ts', 'import', file] : ['scripts/restore.ts', file]
  const child = spawn(process.execPath, script, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...testEnvironment, DATA_DIR: join(temporaryFolder(), 'datos') },
  })
  let peak = 0
  const watch = setInterval(() => {
    peak = Math.max(peak, ...peaksOf(child.pid))
  }, 20)
  const output = Promise.all([text(child.stdout), text(child.stderr)])
  const [code] = await once(child, 'exit')
  clearInterval(watch)
  const [, words] = await output
  expect(code).toBe(1)
  return { words, peak }
}

/** Peak memory of a process and of its children so far, in MB. A process that has ended has none. */
function peaksOf(pid: number | undefined): number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
    return [`${pid}`, ...children].map((each) => {
      const kilobytes = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${each}/status`, 'utf8'))?.[1]
      return Number(kilobytes ?? 0) / 1024
    })
  } catch {
    return []
  }
}
