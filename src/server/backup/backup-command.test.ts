import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { BackupCommandError, runBackupCommand } from './backup-command.ts'

function finishedBackup() {
  const file = join(temporaryFolder(), 'consultorio-2026-11-22T03-00-00Z.db')
  writeFileSync(file, 'a whole backup')
  return { file, elsewhere: temporaryFolder(), signal: new AbortController().signal }
}

test('gives the command the file, as argument and in BACKUP_FILE', async () => {
  const { file, elsewhere, signal } = finishedBackup()

  await runBackupCommand({
    command: `cp "$1" ${elsewhere}/a; cp "$BACKUP_FILE" ${elsewhere}/b`,
    file,
    signal,
  })

  expect(readdirSync(elsewhere)).toEqual(['a', 'b'])
  expect(readFileSync(join(elsewhere, 'b'), 'utf8')).toBe('a whole backup')
})

test('keeps the secrets of the server from the command', async () => {
  const { file, elsewhere, signal } = finishedBackup()
  vi.stubEnv('AUTH_SECRET', 'un secreto')
  onTestFinished(() => void vi.unstubAllEnvs())

  await runBackupCommand({ command: `env > ${elsewhere}/env`, file, signal })

  expect(readFileSync(join(elsewhere, 'env'), 'utf8')).not.toContain('un secreto')
})

test('says what a command printed that failed', async () => {
  const { file, signal } = finishedBackup()
  const failed = runBackupCommand({ command: 'echo no hay red >&2; exit 3', file, signal })

  await expect(failed).rejects.toThrow(BackupCommandError)
  await expect(failed).rejects.toThrow('terminó con 3: no hay red')
})

test('ends a command that takes too long, with all that it started', async () => {
  const { file, elsewhere, signal } = finishedBackup()
  const command = `(sleep 2; touch ${elsewhere}/late) & wait`

  const late = runBackupCommand({ command, file, signal, timeout: 50 })

  await expect(late).rejects.toThrow('no terminó en')
  await new Promise((resolve) => setTimeout(resolve, 2_500))
  expect(existsSync(join(elsewhere, 'late'))).toBe(false)
})

test('ends the command when the server stops', async () => {
  const { file } = finishedBackup()
  const stopping = new AbortController()
  const run = runBackupCommand({ command: 'sleep 60', file, signal: stopping.signal })
  stopping.abort()

  await expect(run).rejects.toThrow(BackupCommandError)
})
