import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'

/** What a test runner reported. */
export type Report = Counts & { readonly failures: readonly Failure[] }

type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number }

export type Failure = { readonly file: string; readonly title: string; readonly message: string }

export const nothing: Report = { passed: 0, failed: 0, skipped: 0, failures: [] }

/** As `vitest-reporter.ts` writes it. */
const vitestReport = z.object({
  passed: z.number(),
  failed: z.number(),
  skipped: z.number(),
  failures: z.array(z.object({ file: z.string(), title: z.string(), message: z.string() })),
})

const playwrightErrors = z.array(z.object({ message: z.string().optional() }))

type Suite = z.infer<typeof playwrightSuite>

const playwrightSuite = z.object({
  title: z.string(),
  file: z.string().optional(),
  specs: z
    .array(
      z.object({
        title: z.string(),
        ok: z.boolean(),
        tests: z.array(z.object({ results: z.array(z.object({ errors: playwrightErrors.optional() })) })),
      }),
    )
    .optional(),
  get suites() {
    return z.array(playwrightSuite).optional()
  },
})

const playwrightReport = z
  .object({
    config: z.object({ rootDir: z.string() }),
    stats: z.object({
      expected: z.number(),
      flaky: z.number(),
      unexpected: z.number(),
      skipped: z.number(),
    }),
    suites: z.array(playwrightSuite),
    errors: playwrightErrors,
  })
  .transform(
    ({ config, stats, suites, errors }): Report => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + errors.length,
      skipped: stats.skipped,
      failures: [
        ...suites
          .flatMap((suite) => failuresIn(suite))
          .map((found) => ({ ...found, file: relative(process.cwd(), join(config.rootDir, found.file)) })),
        ...errors.map(({ message }) => failure('playwright', 'outside of the tests', message)),
      ],
    }),
  )

function failuresIn(
  { title, file, specs = [], suites = [] }: Suite,
  around: readonly string[] = [],
): Failure[] {
  // The title of a file's own suite is the file.
  const titles = title === file ? around : [...around, title]
  return [
    ...specs
      .filter(({ ok }) => !ok)
      .map((spec) => {
        const messages = spec.tests.flatMap(({ results }) => results.flatMap(({ errors = [] }) => errors))
        return failure(file ?? '', [...titles, spec.title].join(' '), messages[0]?.message)
      }),
    ...suites.flatMap((suite) => failuresIn(suite, titles)),
  ]
}

/** Keeps the first line of the message. */
export function failure(file: string, title: string, message = ''): Failure {
  const [line = ''] = stripVTControlCharacters(message).trim().split('\n')
  return { file, title, message: line.slice(0, 300) }
}

/** The report in a runner's JSON; without tests if there is none. */
export const readVitest = vitestReport.catch({ ...nothing, failures: [] }).parse
export const readPlaywright = playwrightReport.catch(nothing).parse

/**
 * A runner that crashed or found no test counts as one more failure, so that the last line never hides it. Skipped tests
 * were found: each says why, and the last line counts them.
 */
export function settle(report: Report, { name, succeeded }: { name: string; succeeded: boolean }): Report {
  if (report.failed > 0 || (succeeded && report.passed + report.skipped > 0)) return report
  const crash = failure(name, 'the test runner', succeeded ? 'found no test' : 'ended with an error')
  return { ...report, failed: 1, failures: [crash] }
}

export function add(a: Report, b: Report): Report {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    failures: [...a.failures, ...b.failures],
  }
}

/** The failed tests, the duration, and the counts as the last line. */
export function closingLines({ failures, ...counts }: Report, minutes: number): string {
  const list = failures.map(({ file, title, message }) => `- ${file}: ${title}\n    ${message}`)
  return [
    ...(list.length > 0 ? ['Failed tests:', ...list, ''] : []),
    `The run took ${minutes.toFixed(1)} minutes.`,
    closingLine(counts),
  ].join('\n')
}

function closingLine({ passed, failed, skipped }: Counts): string {
  const line = `${passed} passed, ${failed} failed`
  return skipped > 0 ? `${line}, ${skipped} skipped` : line
}
