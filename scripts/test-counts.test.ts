import { expect, test } from 'vitest'
import { closeCounts, closingLine, countPlaywright, countVitest } from './test-counts.ts'

test('reads the counts in the reports of both runners', () => {
  const vitest = { numPassedTests: 4, numFailedTests: 1, numPendingTests: 2, success: false }
  const playwright = { stats: { expected: 4, unexpected: 1, skipped: 2, flaky: 0 }, suites: [] }

  expect(countVitest.parse(vitest)).toEqual({ passed: 4, failed: 1, skipped: 2 })
  expect(countPlaywright.parse(playwright)).toEqual({ passed: 4, failed: 1, skipped: 2 })
})

test.each([
  ['a runner that failed although all its tests passed', { passed: 7, failed: 0, skipped: 0 }, false, 1],
  ['a runner that found no test', { passed: 0, failed: 0, skipped: 0 }, true, 1],
  ['a runner without a report', undefined, false, 1],
  ['two failed tests', { passed: 7, failed: 2, skipped: 0 }, false, 2],
  ['skipped tests only', { passed: 0, failed: 0, skipped: 3 }, true, 0],
])('counts the failures of %s', (_, counts, succeeded, failed) => {
  expect(closeCounts(counts, succeeded).failed).toBe(failed)
})

test('closes with the counts of all steps', () => {
  const step = { passed: 3, failed: 1, skipped: 0 }

  expect(closingLine([step, step])).toBe('6 passed, 2 failed')
  expect(closingLine([step, { ...step, skipped: 4 }])).toBe('6 passed, 2 failed, 4 skipped')
})
