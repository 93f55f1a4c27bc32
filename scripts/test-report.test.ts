import { join } from 'node:path'
import { expect, test } from 'vitest'
import { closingLine, completeReport, playwrightReport, vitestReport } from './test-report.ts'

test('reads counts and failed tests in the report of Vitest', () => {
  const report = {
    numPassedTests: 4,
    numFailedTests: 1,
    numPendingTests: 2,
    testResults: [
      {
        name: join(process.cwd(), 'src/a.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'a page opens', status: 'passed', failureMessages: [] },
          {
            fullName: 'a page closes',
            status: 'failed',
            failureMessages: ['Error: \u001b[31mit is open\u001b[39m'],
          },
        ],
      },
      {
        name: join(process.cwd(), 'src/b.test.ts'),
        status: 'failed',
        message: 'Cannot find module',
        assertionResults: [],
      },
    ],
  }

  expect(vitestReport.parse(report)).toEqual({
    passed: 4,
    failed: 2,
    skipped: 2,
    failures: [
      'src/a.test.ts › a page closes: Error: it is open',
      'src/b.test.ts › the file: Cannot find module',
    ],
  })
})

test('reads counts and failed tests in the report of Playwright', () => {
  const errors = [{ message: 'Timeout\n\n  of 9 s' }, { message: 'locator.click: waiting' }]
  const failed = { status: 'unexpected', results: [{ errors }] }
  const report = {
    stats: { expected: 4, unexpected: 1, skipped: 2, flaky: 0 },
    suites: [
      {
        specs: [],
        suites: [
          { specs: [{ title: 'a menu opens', file: 'browser/menus.spec.ts', line: 3, tests: [failed] }] },
          {
            specs: [
              {
                title: 'a menu closes',
                file: 'browser/menus.spec.ts',
                line: 9,
                tests: [{ status: 'expected', results: [{ errors: [] }] }],
              },
            ],
          },
        ],
      },
    ],
  }

  expect(playwrightReport.parse(report)).toEqual({
    passed: 4,
    failed: 1,
    skipped: 2,
    failures: ['tests/browser/menus.spec.ts:3 › a menu opens: Timeout · of 9 s · locator.click: waiting'],
  })
})

const step = { passed: 7, failed: 0, skipped: 0, failures: [] }

test.each([
  ['a runner that failed although all its tests passed', step, false, 1],
  ['a runner that found no test', { ...step, passed: 0 }, true, 1],
  ['a runner without a report', undefined, false, 1],
  ['two failed tests', { ...step, failed: 2, failures: ['one', 'two'] }, false, 2],
  ['skipped tests only', { ...step, passed: 0, skipped: 3 }, true, 0],
])('counts the failures of %s, and names each', (_, report, succeeded, failed) => {
  const complete = completeReport(report, succeeded)

  expect(complete.failed).toBe(failed)
  expect(complete.failures).toHaveLength(failed)
})

test('closes with the counts of all steps', () => {
  const failing = { ...step, passed: 3, failed: 1 }

  expect(closingLine([failing, failing])).toBe('6 passed, 2 failed')
  expect(closingLine([failing, { ...failing, skipped: 4 }])).toBe('6 passed, 2 failed, 4 skipped')
})
