import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importsOf } from '../imports/imports-of.ts'

const tests = [
  '{src,build,sample-site,scripts,tests,bench}/**/*.test.{ts,tsx}',
  'tests/browser/**/*.spec.ts',
  // Loaded by their path, not by an import.
  'tests/support/hosted/host.ts',
  'tests/support/server/{cheap-passwords,fair-priority,left-behind,seed,postgres-project}.ts',
]
const isInSoakTier = (file: string) => file.startsWith('tests/soak/') || /\.soak\.test\.tsx?$/.test(file)
const isHelper = (file: string) => /^tests\/|\/testing\//.test(file)

/** The tests that `npm test` runs, and the helpers that they import, with their texts. */
export function gateFiles(root: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  const add = (file: string) => {
    if (files.has(file)) return
    const text = readFileSync(join(root, file), 'utf8')
    files.set(file, text)
    for (const { target, typeOnly } of importsOf(file, text)) if (!typeOnly && isHelper(target)) add(target)
  }
  for (const found of globSync(tests, { cwd: root })) {
    const file = found.replaceAll('\\', '/')
    if (!isInSoakTier(file)) add(file)
  }
  return files
}
