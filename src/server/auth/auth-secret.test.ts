import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/server/temporary-folder.ts'
import { StartError } from '../process/run.ts'
import { loadOrCreateSecret } from './auth-secret.ts'

test('the secret is created once, and only its owner may read it', () => {
  const folder = join(temporaryFolder(), 'datos')

  const made = loadOrCreateSecret(folder)

  expect(made).toMatch(/^[\w-]{43}$/)
  expect(loadOrCreateSecret(folder)).toBe(made)
  expect(loadOrCreateSecret(join(temporaryFolder(), 'otros'))).not.toBe(made)
  expect(statSync(join(folder, 'auth-secret')).mode & 0o777).toBe(0o600)
})

test('a damaged secret stops the start and stays unchanged', () => {
  const folder = temporaryFolder()
  const file = join(folder, 'auth-secret')
  writeFileSync(file, 'corto')

  expect(() => loadOrCreateSecret(folder)).toThrow(StartError)
  expect(() => loadOrCreateSecret(folder)).toThrow(file)
  expect(readFileSync(file, 'utf8')).toBe('corto')
})
