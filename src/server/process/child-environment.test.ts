import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { recordForks } from '#tests/server/recorded-forks.ts'
import { temporaryFolder } from '#tests/server/temporary-folder.ts'
import { runBackupCommand } from '../backup/backup-command.ts'
import { takeBackupInProcess } from '../backup/backup-process.ts'
import { settingNames } from '../config.ts'
import type { PrepareJob } from '../media/encoder/encoder-jobs.ts'
import { EncoderProcess } from '../media/encoder/encoder-process.ts'
import { childEnvironment, postgresVariables } from './child-environment.ts'

const children = recordForks()

const nowhere = '/no-existe/archivo'
const picture: PrepareJob = {
  ...({ kind: 'prepare', pictureKind: 'jpeg' } as const),
  input: nowhere,
  sourceOutput: nowhere,
  renditionOutput: nowhere,
}
const backup = { database: { kind: 'sqlite', file: nowhere }, file: nowhere } as const

const secret = 'nadie-debe-leer-esto'

/** Gives every setting of the server, and PostgreSQL's password, a value that must not leave the process. */
function setSecrets(): void {
  for (const name of [...settingNames, 'PGPASSWORD', 'OTRO_SECRETO']) vi.stubEnv(name, secret)
  onTestFinished(() => void vi.unstubAllEnvs())
}

describe('a child process', () => {
  test('gets no setting of the server', () => {
    setSecrets()
    const passedOn = childEnvironment()
    expect(Object.values(passedOn)).not.toContain(secret)
    expect(passedOn.PATH).toBe(process.env.PATH)
  })

  test('that opens PostgreSQL gets its variables and nothing else of the settings', () => {
    setSecrets()
    const passedOn = childEnvironment(postgresVariables)
    expect(Object.keys(passedOn).filter((name) => passedOn[name] === secret)).toEqual(['PGPASSWORD'])
  })

  test.skipIf(!existsSync('/proc/self/environ')).each<[string, () => Promise<unknown>]>([
    ['draws pictures', () => new EncoderProcess().prepare(picture)],
    ['makes backups', () => takeBackupInProcess(backup, new AbortController().signal)],
  ])('that %s is started without the secrets', async (_what, work) => {
    setSecrets()
    const done = work().catch(() => {})
    const [started] = children
    const environment = readFileSync(`/proc/${started?.child.pid}/environ`, 'utf8')
    started?.child.kill('SIGKILL')
    await done
    expect(environment).toContain('PATH=')
    expect(environment).not.toContain(secret)
  })
})

test('BACKUP_COMMAND gets the variables that the operator set for it, and no secret of the server', async () => {
  setSecrets()
  vi.stubEnv('DATA_DIR', '/var/lib/consultorio')
  const folder = temporaryFolder()
  const file = join(folder, 'copia.db')
  await runBackupCommand({
    command: `env > ${folder}/env`,
    file,
    signal: new AbortController().signal,
  })
  const lines = readFileSync(join(folder, 'env'), 'utf8').split('\n')
  const leaked = lines.filter((line) => line.endsWith(`=${secret}`)).map((line) => line.split('=')[0])
  expect(leaked.sort()).toEqual(['BACKUP_DIR', 'OTRO_SECRETO', 'SITE_URL'])
  expect(lines).toContain('DATA_DIR=/var/lib/consultorio')
})
