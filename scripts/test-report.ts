import { z } from 'zod'

export type Counts = { passed: number; failed: number; skipped: number }

const nothing: Counts = { passed: 0, failed: 0, skipped: 0 }

/** A runner that could not be started. */
export const broken: Counts = { passed: 0, failed: 1, skipped: 0 }

const vitestReport = z
  .object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    numPendingTests: z.number(),
    numTodoTests: z.number(),
  })
  .transform((report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }))

const playwrightReport = z
  .object({
    stats: z.object({
      expected: z.number(),
      flaky: z.number(),
      unexpected: z.number(),
      skipped: z.number(),
    }),
  })
  .transform(({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  }))

/** The counts of a runner's JSON report; undefined if there is no report. */
export const readVitest = vitestReport.catch(nothing).parse
export const readPlaywright = playwrightReport.catch(nothing).parse

/** A runner that crashed counts as one more failure, so that the last line never hides it. */
export function settle(counts: Counts, succeeded: boolean): Counts {
  const broke = !succeeded && counts.failed === 0
  return broke ? { ...counts, failed: 1 } : counts
}

export function add(a: Counts, b: Counts): Counts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }
}

export function closingLine({ passed, failed, skipped }: Counts): string {
  const line = `${passed} passed, ${failed} failed`
  return skipped > 0 ? `${line}, ${skipped} skipped` : line
}
