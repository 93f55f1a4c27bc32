import { spawnSync } from 'node:child_process'
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
import { type Step, soakTier, usualTier } from './test-tiers.ts'

// `npm test` runs the usual tier, `npm run test:soak` the other one. `npm test -- --minutes=20` runs the usual tier,
// then the steps of the other one that fit in 20 minutes altogether.
const { values } = parseArgs({ options: { soak: { type: 'boolean' }, minutes: { type: 'string' } } })

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
const begun = minutesSoFar()
const results = (values.soak ? soakTier : usualTier).map(runStep)
if (values.minutes !== undefined) {
  const slowness = (minutesSoFar() - begun) / usualTier.reduce((sum, { minutes }) => sum + minutes, 0)
  results.push(...runStepsThatFit(soakTier, Number(values.minutes), slowness))
}
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

/**
 * Runs the steps that end before `limit`, by their measured durations.
 *
 * @param slowness How many times as long as measured a step takes on this machine.
 */
function runStepsThatFit(steps: readonly Step[], limit: number, slowness: number): StepResult[] {
  return steps.flatMap((step) => {
    if (minutesSoFar() + step.minutes * slowness <= limit) return [runStep(step)]
    console.log(`\n${step.name} does not fit in ${limit} minutes: npm run test:soak runs it.`)
    return []
  })
}

function runStep({ name, runner, args }: Step): StepResult {
  const { command, outputOptions, report } = runners[runner]
  const file = `test-results/${name}.json`
  rmSync(file, { force: true })
  console.log(`\n=== ${name} ===`)
  const begun = minutesSoFar()
  const succeeded = run([...command, ...outputOptions(file), ...args], { PLAYWRIGHT_JSON_OUTPUT_FILE: file })
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
