import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/server/temporary-folder.ts'
import { finishRestoredSecret, storeForRestore } from './auth-secret.ts'

const release = { id: 7, createdAt: '2026-11-22T03:00:00.000Z' }
const restored = 'el secreto del sitio que se recupera'

function folderWithSecret() {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'auth-secret'), 'el secreto que ya estaba en la carpeta')
  return folder
}

const secretIn = (folder: string) => readFileSync(join(folder, 'auth-secret'), 'utf8').trim()

test('a restore that is killed before its database is in place leaves the secret unchanged', () => {
  const folder = folderWithSecret()
  storeForRestore(folder, restored, release)
  expect(secretIn(folder)).toBe('el secreto que ya estaba en la carpeta')

  for (const live of [undefined, { id: 1, createdAt: '2026-11-22T09:00:00.000Z' }]) {
    expect(finishRestoredSecret(folder, live)).toBeUndefined()
    expect(readdirSync(folder)).toEqual(['auth-secret'])
  }
})

test('a restore that is killed after its database is in place gets its secret at the next start', () => {
  const folder = folderWithSecret()
  storeForRestore(folder, restored, release)

  const aside = finishRestoredSecret(folder, release)

  expect(secretIn(folder)).toBe(restored)
  expect(readFileSync(String(aside), 'utf8')).toBe('el secreto que ya estaba en la carpeta')
  expect(readdirSync(folder)).toHaveLength(2)
  expect(finishRestoredSecret(folder, release)).toBeUndefined()
  expect(existsSync(join(folder, 'auth-secret'))).toBe(true)
})
