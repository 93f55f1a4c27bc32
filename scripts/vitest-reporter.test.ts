import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readVitest } from './test-report.ts'

const root = join(import.meta.dirname, '..')
let folder: string

beforeAll(() => {
  // Inside the project, so that the tests in it find Vitest.
  mkdirSync(join(root, 'test-results'), { recursive: true })
  folder = mkdtempSync(join(root, 'test-results/reporter-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const files = {
  'mixed.test.mjs': `
    test('passes', () => {})
    test.skip('is skipped', () => {})
    describe('a group', () => { test('fails', () => { throw new Error('one is not two') }) })`,
  'hook.test.mjs': `
    describe('a site', () => {
      beforeAll(() => { throw new Error('the port is taken') })
      test('is never run', () => {})
    })
    test('passes beside it', () => {})`,
  'broken.test.mjs': `throw new Error('it cannot be loaded')`,
}

test('reports failed tests, hooks and files with their first line', () => {
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(
      join(folder, name),
      `import { beforeAll, describe, test } from 'vitest'\nvoid [beforeAll, describe]\n${text}`,
    )
  }
  writeFileSync(join(folder, 'vitest.config.mjs'), 'export default {}')
  const output = join(folder, 'report.json')

  const { status } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      ...['run', `--root=${folder}`, `--reporter=${root}/scripts/vitest-reporter.ts`],
    ],
    { cwd: root, env: { PATH: process.env.PATH, VITEST_REPORT_FILE: output } },
  )

  expect(status).toBe(1)
  const { failures, ...counts } = readVitest(JSON.parse(readFileSync(output, 'utf8')))
  expect(counts).toEqual({ passed: 2, failed: 3, skipped: 2 })
  expect(failures.map(({ title, message }) => [title, message]).sort()).toEqual([
    ['a group fails', 'one is not two'],
    ['a site', 'the port is taken'],
    ['the whole file', 'it cannot be loaded'],
  ])
})
