import { describe, expect, test } from 'vitest'
import { add, closingLines, nothing, type Report, readPlaywright, readVitest, settle } from './test-report.ts'

const failure = { file: 'tests/a.test.ts', title: 'a promise holds', message: 'AssertionError: 1 is not 2' }
const report = (counts: Partial<Report>): Report => ({ ...nothing, ...counts })

const playwright = {
  config: { rootDir: `${process.cwd()}/tests` },
  stats: { expected: 4, flaky: 1, unexpected: 1, skipped: 3 },
  errors: [],
  suites: [
    {
      ...{ title: 'a.test.ts', file: 'a.test.ts', specs: [] },
      suites: [
        {
          ...{ title: 'a promise', file: 'a.test.ts' },
          specs: [
            { title: 'is made', ok: true, tests: [{ results: [{ errors: [] }] }] },
            {
              ...{ title: 'holds', ok: false },
              tests: [
                {
                  results: [
                    { errors: [{ message: '\u001b[31mAssertionError: 1 is not 2\u001b[39m\nmore' }] },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
}

describe('the reports of the test runners', () => {
  test('have the same shape after parsing, with the first line of each failure', () => {
    const counts = { passed: 5, failed: 1, skipped: 3, failures: [failure] }

    expect(readVitest(counts)).toEqual(counts)
    expect(readPlaywright(playwright)).toEqual(counts)
  })

  test('count an error outside of the tests as a failure', () => {
    const errors = [{ message: 'no tests found' }]

    expect(readPlaywright({ ...playwright, errors })).toMatchObject({ failed: 2 })
  })

  test('count zero tests when they are missing', () => {
    expect(readVitest(undefined)).toEqual(nothing)
    expect(readPlaywright(undefined)).toEqual(nothing)
  })

  test('add up', () => {
    const one = report({ passed: 1, failed: 2, skipped: 3, failures: [failure] })

    expect(add(one, report({ passed: 10, failed: 20, skipped: 30, failures: [failure] }))).toEqual({
      ...{ passed: 11, failed: 22, skipped: 33, failures: [failure, failure] },
    })
  })
})

describe('a runner that crashed', () => {
  const crashed = { name: 'unit', succeeded: false }

  test('counts as a failure even if all its tests passed', () => {
    expect(settle(report({ passed: 7 }), crashed)).toMatchObject({ passed: 7, failed: 1 })
    expect(settle(report({ passed: 7 }), crashed).failures).toHaveLength(1)
  })

  test('adds nothing to the failures that it reported', () => {
    expect(settle(report({ passed: 7, failed: 2 }), crashed)).toMatchObject({ passed: 7, failed: 2 })
  })

  test('counts as a failure when it succeeded without a single test', () => {
    expect(settle(nothing, { name: 'unit', succeeded: true })).toMatchObject({ failed: 1 })
  })
})

test('a runner that skipped all its tests only counts them', () => {
  const skipped = report({ skipped: 6 })
  expect(settle(skipped, { name: 'soak-install', succeeded: true })).toEqual(skipped)
})

describe('the end of the output', () => {
  test('mentions skipped tests only when there are some', () => {
    expect(
      closingLines(report({ passed: 12 }), 1)
        .split('\n')
        .at(-1),
    ).toBe('12 passed, 0 failed')
    expect(
      closingLines(report({ passed: 12, failed: 1, skipped: 2 }), 1)
        .split('\n')
        .at(-1),
    ).toBe('12 passed, 1 failed, 2 skipped')
  })

  test('lists the failed tests before the counts', () => {
    const lines = closingLines(report({ passed: 1, failed: 1, failures: [failure] }), 9.54).split('\n')

    expect(lines).toEqual([
      'Failed tests:',
      '- tests/a.test.ts: a promise holds',
      '    AssertionError: 1 is not 2',
      '',
      'The run took 9.5 minutes.',
      '1 passed, 1 failed',
    ])
  })
})
