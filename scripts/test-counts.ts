import { z } from 'zod'

export type TestCounts = { readonly passed: number; readonly failed: number; readonly skipped: number }

/** The counts in the report of Vitest's JSON reporter. */
export const countVitest = z
  .object({ numPassedTests: z.number(), numFailedTests: z.number(), numPendingTests: z.number() })
  .transform(
    (report): TestCounts => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests,
    }),
  )

/** The counts in the report of Playwright's JSON reporter. */
export const countPlaywright = z
  .object({ stats: z.object({ expected: z.number(), unexpected: z.number(), skipped: z.number() }) })
  .transform(
    ({ stats }): TestCounts => ({
      passed: stats.expected,
      failed: stats.unexpected,
      skipped: stats.skipped,
    }),
  )

/**
 * Counts one more failure when a runner failed without a failed test: its hook failed, it crashed, it found no test, or
 * it wrote no report.
 */
export function closeCounts(counts: TestCounts | undefined, succeeded: boolean): TestCounts {
  const { passed, failed, skipped } = counts ?? { passed: 0, failed: 0, skipped: 0 }
  const foundTests = passed + skipped > 0
  return { passed, failed: failed === 0 && !(succeeded && foundTests) ? 1 : failed, skipped }
}

/** The last line of a test run: 'N passed, N failed'. */
export function closingLine(counts: readonly TestCounts[]): string {
  const sum = (key: keyof TestCounts) => counts.reduce((total, one) => total + one[key], 0)
  const line = `${sum('passed')} passed, ${sum('failed')} failed`
  return sum('skipped') > 0 ? `${line}, ${sum('skipped')} skipped` : line
}
