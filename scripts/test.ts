import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ensureTool, toolNames } from '#tests/ensure-tool.ts'
import { canTrace } from '#tests/strace.ts'
import { ensureChromium } from './ensure-chromium.ts'
import {
  closingLine,
  completeReport,
  playwrightReport,
  type TestReport,
  vitestReport,
} from './test-report.ts'
import { gate, type Step, soakTier } from './test-tiers.ts'

// `npm test` runs the gate, `npm run test:soak` everything else.
const { values } = parseArgs({ options: { soak: { type: 'boolean' } } })

const runners = {
  vitest: {
    command: ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json'],
    outputOptions: (file: string) => [`--outputFile.json=${file}`],
    report: vitestReport,
  },
  playwright: {
    command: ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'],
    outputOptions: () => [],
    report: playwrightReport,
  },
}

const minutesSoFar = () => performance.now() / 60_000

installTools()
if (!run(['scripts/build.ts', '--if-stale'])) {
  console.log('\n0 passed, 1 failed')
  process.exit(1)
}
const seed = values.soak ? String(randomInt(2 ** 31)) : '1'
if (values.soak) console.log(`TEST_SEED=${seed}`)
const results = (values.soak ? soakTier : gate).map(runStep)
const failedSteps = results.filter(({ report }) => report.failed > 0)
for (const { name, report } of failedSteps)
  console.log(`\n${name}: ${report.failed} failed:\n${report.failures.join('\n')}`)
console.log(`\nThe run took ${minutesSoFar().toFixed(1)} minutes.`)
console.log(closingLine(results.map(({ report }) => report)))
process.exitCode = failedSteps.length > 0 ? 1 : 0

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

type StepResult = { readonly name: string; readonly report: TestReport }

function runStep({ name, runner, args }: Step): StepResult {
  const { command, outputOptions, report } = runners[runner]
  const file = `test-results/${name}.json`
  rmSync(file, { force: true })
  console.log(`\n=== ${name} ===`)
  const begun = minutesSoFar()
  const succeeded = run([...command, ...outputOptions(file), ...args], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    TEST_SEED: seed,
    KILL_SEED: seed,
  })
  console.log(`${name} took ${Math.round((minutesSoFar() - begun) * 60)} s`)
  return { name, report: completeReport(report.safeParse(readJson(file)).data, succeeded) }
}

/** Runs a script with the current Node, and returns whether it succeeded. */
function run(script: readonly string[], env: Record<string, string> = {}): boolean {
  const { status } = spawnSync(process.execPath, [...script], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  return status === 0
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
