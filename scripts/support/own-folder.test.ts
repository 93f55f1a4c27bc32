import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/server/temporary-folder.ts'
import { ownFolder } from './own-folder.ts'

test('removes what killed commands of the same name left, and nothing else', async () => {
  const parent = temporaryFolder()
  const gone = spawnSync('true').pid
  for (const name of [
    `consultorio-exportar-${gone}-abc`,
    `consultorio-exportar-${process.pid}-abc`,
    `consultorio-exportar-x-abc`,
    `consultorio-otra-${gone}-abc`,
  ]) {
    mkdirSync(join(parent, name))
    writeFileSync(join(parent, name, 'archivo'), 'texto')
  }
  symlinkSync('/', join(parent, `consultorio-exportar-${gone}-enlace`))

  const made = await ownFolder('exportar', parent)

  const left = readdirSync(parent).map((name) => join(parent, name))
  expect(left.sort()).toEqual(
    [
      made,
      join(parent, `consultorio-exportar-${gone}-enlace`),
      join(parent, `consultorio-exportar-${process.pid}-abc`),
      join(parent, 'consultorio-exportar-x-abc'),
      join(parent, `consultorio-otra-${gone}-abc`),
    ].sort(),
  )
})
