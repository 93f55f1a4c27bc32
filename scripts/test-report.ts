import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'

/** What a runner's report says about one step. */
export type TestReport = {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** The failed tests: 'file › name: the first lines of the error'. */
  readonly failures: readonly string[]
}

/** One line about a failed test. The first lines of an error say what was expected and received. */
function failure(file: string, name: string, error = ''): string {
  const lines = stripVTControlCharacters(error).split('\n')
  const said = lines.map((line) => line.trim()).filter(Boolean)
  return `${file} › ${name}: ${said.slice(0, 12).join(' · ') || 'no error was reported'}`
}

/** Reads what Vitest's JSON reporter wrote. A file that could not be loaded counts as a failed test. */
export const vitestReport = z
  .object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    numPendingTests: z.number(),
    testResults: z.array(
      z.object({
        name: z.string(),
        status: z.string(),
        message: z.string().optional(),
        assertionResults: z.array(
          z.object({
            fullName: z.string(),
            status: z.string(),
            failureMessages: z.array(z.string()).optional(),
          }),
        ),
      }),
    ),
  })
  .transform((report): TestReport => {
    const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
      const file = relative(process.cwd(), name)
      const failed = assertionResults.filter((result) => result.status === 'failed')
      if (failed.length === 0 && status === 'failed') return [failure(file, 'the file', message)]
      return failed.map((result) => failure(file, result.fullName, result.failureMessages?.[0]))
    })
    return {
      passed: report.numPassedTests,
      failed: Math.max(report.numFailedTests, failures.length),
      skipped: report.numPendingTests,
      failures,
    }
  })

/** A test that ran out of time has a second error, which names the step that waited. */
const messagesOf = (result?: { readonly errors: readonly { readonly message?: string | undefined }[] }) =>
  result?.errors.map(({ message = '' }) => message).join('\n')

type Suite = {
  readonly suites?: readonly Suite[] | undefined
  readonly specs: readonly z.infer<typeof spec>[]
}

const spec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      status: z.string(),
      results: z.array(z.object({ errors: z.array(z.object({ message: z.string().optional() })) })),
    }),
  ),
})

const suite: z.ZodType<Suite> = z.object({
  specs: z.array(spec),
  get suites() {
    return z.array(suite).optional()
  },
})

/** Reads what Playwright's JSON reporter wrote. */
export const playwrightReport = z
  .object({
    stats: z.object({ expected: z.number(), unexpected: z.number(), skipped: z.number() }),
    suites: z.array(suite),
  })
  .transform(
    ({ stats, suites }): TestReport => ({
      passed: stats.expected,
      failed: stats.unexpected,
      skipped: stats.skipped,
      failures: suites.flatMap(failuresOf),
    }),
  )

function failuresOf({ specs, suites = [] }: Suite): string[] {
  const failed = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results }) => failure(`tests/${file}:${line}`, title, messagesOf(results.at(-1)))),
  )
  return [...failed, ...suites.flatMap(failuresOf)]
}

/**
 * Counts one more failure when a runner failed without a failed test: its hook failed, it crashed, it found no test, or
 * it wrote no report.
 */
export function completeReport(report: TestReport | undefined, succeeded: boolean): TestReport {
  const found = report ?? { passed: 0, failed: 0, skipped: 0, failures: [] }
  const foundTests = found.passed + found.skipped > 0
  if (found.failed > 0 || (succeeded && foundTests)) return found
  return { ...found, failed: 1, failures: ['the runner failed, though no test did; its output says why'] }
}

/** The last line of a test run: 'N passed, N failed'. */
export function closingLine(reports: readonly TestReport[]): string {
  const sum = (key: 'passed' | 'failed' | 'skipped') => reports.reduce((total, one) => total + one[key], 0)
  const line = `${sum('passed')} passed, ${sum('failed')} failed`
  return sum('skipped') > 0 ? `${line}, ${sum('skipped')} skipped` : line
}
