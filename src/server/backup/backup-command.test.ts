import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '#tests/server/temporary-folder.ts'
import { BackupCommandError, runBackupCommand } from './backup-command.ts'

function finishedBackup() {
  const file = join(temporaryFolder(), 'consultorio-2026-11-22T03-00-00Z.db')
  writeFileSync(file, 'a whole backup')
  return { file, elsewhere: temporaryFolder(), signal: new AbortController().signal }
}

/** A zombie that its new parent has not collected yet has ended too. */
function isRunning(pid: number): boolean {
  try {
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

test('passes the file to the command as argument and in BACKUP_FILE', async () => {
  const { file, elsewhere, signal } = finishedBackup()

  await runBackupCommand({
    command: `cp "$1" ${elsewhere}/a; cp "$BACKUP_FILE" ${elsewhere}/b`,
    file,
    signal,
  })

  expect(readdirSync(elsewhere)).toEqual(['a', 'b'])
  expect(readFileSync(join(elsewhere, 'b'), 'utf8')).toBe('a whole backup')
})

test('hides the secrets of the server from the command', async () => {
  const { file, elsewhere, signal } = finishedBackup()
  vi.stubEnv('AUTH_SECRET', 'un secreto')
  onTestFinished(() => void vi.unstubAllEnvs())

  await runBackupCommand({ command: `env > ${elsewhere}/env`, file, signal })

  expect(readFileSync(join(elsewhere, 'env'), 'utf8')).not.toContain('un secreto')
})

test('reports the output of a failed command', async () => {
  const { file, signal } = finishedBackup()
  const failed = runBackupCommand({ command: 'echo no hay red >&2; exit 3', file, signal })

  await expect(failed).rejects.toThrow(BackupCommandError)
  await expect(failed).rejects.toThrow('terminó con 3: no hay red')
})

test('kills a command that takes too long, with all its children', async () => {
  const { file, elsewhere, signal } = finishedBackup()
  const pidFile = join(elsewhere, 'pid')
  const command = `sleep 600 & echo $! > ${pidFile}; wait`

  const late = runBackupCommand({ command, file, signal, timeout: 500 })

  await expect(late).rejects.toThrow('no terminó en')
  await expect.poll(() => existsSync(pidFile) && isRunning(Number(readFileSync(pidFile, 'utf8')))).toBe(false)
})

test('kills the command when the server stops', async () => {
  const { file } = finishedBackup()
  const stopping = new AbortController()
  const run = runBackupCommand({ command: 'sleep 60', file, signal: stopping.signal })
  stopping.abort()

  await expect(run).rejects.toThrow(BackupCommandError)
})
