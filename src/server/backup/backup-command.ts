import { spawn } from 'node:child_process'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { settingNames } from '../config.ts'
import { environmentWithout, postgresVariables } from '../process/child-environment.ts'
import { type ChildLimits, exitOf, limitChild } from '../process/limit-child.ts'

/** Maximum time for one run, in ms: an upload that hangs must not stop the copies silently. */
const defaultTimeout = 2 * 60 * 60 * 1000

/** How many characters of the command's output are kept for the log. */
const maxOutput = 2_000

/** The only settings of the server that the command gets: it may print its environment. */
const shared: ReadonlySet<string> = new Set(['DATA_DIR', 'BACKUP_DIR', 'SITE_URL'])

const isWithheld = (name: string) =>
  (settingNames.has(name) && !shared.has(name)) || postgresVariables.test(name)

/** File in the backup folder with the name of the last copied backup. Instances that share the folder read it too. */
const markerName = '.copiada'

/** The command failed or took too long. The message contains its output. */
export class BackupCommandError extends Error {
  override readonly name = 'BackupCommandError'
}

type Run = Partial<ChildLimits> & { readonly command: string; readonly file: string }

/**
 * Runs the operator's command to copy a finished backup elsewhere. A shell runs it, with the file as `$1` and in
 * BACKUP_FILE. @throws {BackupCommandError}
 */
export async function runBackupCommand({
  command,
  file,
  timeout = defaultTimeout,
  ...limits
}: Run): Promise<void> {
  limits.signal?.throwIfAborted()
  const child = spawn('/bin/sh', ['-c', command, 'BACKUP_COMMAND', file], {
    env: { ...environmentWithout(isWithheld), BACKUP_FILE: file },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own, so that processes started by the shell end with it.
    detached: true,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-maxOutput)
    })
  }
  using limit = limitChild(() => endGroup(child.pid), { timeout, ...limits })
  const exit = await exitOf(child, 'close')
  if (exit === 0) return
  const reason = limit.isLate ? `no terminó en ${Math.round(timeout / 1000)} s` : `terminó con ${exit}`
  throw new BackupCommandError(`BACKUP_COMMAND ${reason}: ${output.trim() || 'no dijo por qué'}`)
}

function endGroup(pid: number | undefined): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL')
  } catch {
    // It has already ended.
  }
}

/** Name of the last copied backup. */
export async function lastCopied(folder: string): Promise<string | undefined> {
  return readFile(join(folder, markerName), 'utf8').then(
    (name) => name.trim(),
    () => undefined,
  )
}

export async function markCopied(folder: string, name: string): Promise<void> {
  const unfinished = join(folder, `${markerName}.${process.pid}`)
  await writeFile(unfinished, `${name}\n`, { mode: 0o600 })
  await rename(unfinished, join(folder, markerName))
}
