import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { failure, type Report } from './test-report.ts'

/**
 * Writes a `Report` as JSON to the file in VITEST_REPORT_FILE. Unlike Vitest's own JSON reporter it also reports errors of hooks,
 * such as `beforeAll`.
 */
export default class VitestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly { message: string }[]): void {
    const output = process.env.VITEST_REPORT_FILE
    if (!output) throw new Error('VITEST_REPORT_FILE is missing.')
    const reports = modules.map(reportOf)
    const sum = (key: 'passed' | 'failed' | 'skipped') => reports.reduce((total, one) => total + one[key], 0)
    const report: Report = {
      passed: sum('passed'),
      failed: sum('failed') + unhandled.length,
      skipped: sum('skipped'),
      failures: [
        ...reports.flatMap(({ failures }) => failures),
        ...unhandled.map(({ message }) => failure('vitest', 'outside of the tests', message)),
      ],
    }
    mkdirSync(dirname(output), { recursive: true })
    writeFileSync(output, JSON.stringify(report))
  }
}

/** A hook that fails counts as one failed test: the tests of its suite are skipped. */
function reportOf(module: TestModule): Report {
  const file = relative(process.cwd(), module.moduleId)
  const hooks = [
    ...module.errors().map(({ message }) => failure(file, 'the whole file', message)),
    ...[...module.children.allSuites()].flatMap((suite) =>
      suite.errors().map(({ message }) => failure(file, suite.fullName, message)),
    ),
  ]
  const failed = [...module.children.allTests('failed')].map((test) =>
    failure(file, test.fullName.replaceAll(' > ', ' '), test.result().errors?.[0]?.message),
  )
  const failures = [...hooks, ...failed]
  return {
    passed: [...module.children.allTests('passed')].length,
    failed: failures.length,
    skipped: [...module.children.allTests('skipped')].length,
    failures,
  }
}
