import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { ensureChromium } from './ensure-chromium.ts'
import { add, type Counts, closingLine, readPlaywright, readVitest, settle } from './test-report.ts'

const unitReport = 'test-results/unit.json'
const browserReport = 'test-results/browser.json'

const total = add(unitTests(), browserTests())
console.log(`\n${closingLine(total)}`)
process.exitCode = total.failed > 0 ? 1 : 0

function unitTests(): Counts {
  rmSync(unitReport, { force: true })
  const succeeded = run(
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${unitReport}`,
  )
  return settle(readVitest(readReport(unitReport)), succeeded)
}

function browserTests(): Counts {
  rmSync(browserReport, { force: true })
  const succeeded =
    hasChromium() &&
    run('scripts/build.ts', '--if-stale') &&
    run('node_modules/@playwright/test/cli.js', 'test')
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

/** Runs a script with this same Node, and says whether it ended well. */
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
