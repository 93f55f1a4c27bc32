import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { ensureTool, toolNames } from '../tests/support/ensure-tool.ts'
import { canTrace } from '../tests/support/strace.ts'
import { ensureChromium } from './ensure-chromium.ts'
import { add, broken, type Counts, closingLine, readPlaywright, readVitest, settle } from './test-report.ts'

const browserReport = 'test-results/browser.json'

installTools()
const isBuilt = run('scripts/build.ts', '--if-stale')
const total = [
  vitest('unit'),
  vitest('postgres'),
  isBuilt ? vitest('server') : broken,
  isBuilt ? browserTests() : broken,
].reduce(add)
console.log(`\n${closingLine(total)}`)
process.exitCode = total.failed > 0 ? 1 : 0

/**
 * Install before the tests start: they run in parallel, and apt allows only one install at a time. Each test names what
 * is missing.
 */
function installTools(): void {
  for (const install of [ensureChromium, canTrace, ...toolNames.map((name) => () => ensureTool(name))]) {
    try {
      install()
    } catch (error) {
      console.error(error instanceof Error ? error.message : error)
    }
  }
}

/** Runs one Vitest project. */
function vitest(project: 'unit' | 'postgres' | 'server'): Counts {
  const report = `test-results/${project}.json`
  rmSync(report, { force: true })
  const succeeded = run(
    'node_modules/vitest/vitest.mjs',
    'run',
    `--project=${project}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  )
  return settle(readVitest(readReport(report)), succeeded)
}

function browserTests(): Counts {
  rmSync(browserReport, { force: true })
  const succeeded = hasChromium() && run('node_modules/@playwright/test/cli.js', 'test')
  return settle(readPlaywright(readReport(browserReport)), succeeded)
}

function hasChromium(): boolean {
  try {
    return Boolean(ensureChromium())
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return false
  }
}

/** Runs a script with the current Node, and returns whether it succeeded. */
function run(script: string, ...args: string[]): boolean {
  return spawnSync(process.execPath, [script, ...args], { stdio: 'inherit' }).status === 0
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
