import { describe, expect, test } from 'vitest'
import { add, closingLine, readPlaywright, readVitest, settle } from './test-report.ts'

describe('the reports of the test runners', () => {
  test('have the same shape after parsing', () => {
    const vitest = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 }
    const playwright = { stats: { expected: 4, flaky: 1, unexpected: 1, skipped: 3 } }

    expect(readVitest(vitest)).toEqual({ passed: 5, failed: 1, skipped: 3 })
    expect(readPlaywright(playwright)).toEqual({ passed: 5, failed: 1, skipped: 3 })
  })

  test('count zero tests when they are missing', () => {
    expect(readVitest(undefined)).toEqual({ passed: 0, failed: 0, skipped: 0 })
    expect(readPlaywright(undefined)).toEqual({ passed: 0, failed: 0, skipped: 0 })
  })

  test('add up', () => {
    const sum = add({ passed: 1, failed: 2, skipped: 3 }, { passed: 10, failed: 20, skipped: 30 })

    expect(sum).toEqual({ passed: 11, failed: 22, skipped: 33 })
  })
})

describe('a runner that crashed', () => {
  test('counts as a failure even if all its tests passed', () => {
    expect(settle({ passed: 7, failed: 0, skipped: 0 }, false)).toEqual({ passed: 7, failed: 1, skipped: 0 })
  })

  test('adds nothing to the failures that it reported', () => {
    expect(settle({ passed: 7, failed: 2, skipped: 0 }, false)).toEqual({ passed: 7, failed: 2, skipped: 0 })
  })
})

describe('the last line', () => {
  test('mentions skipped tests only when there are some', () => {
    expect(closingLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed')
    expect(closingLine({ passed: 12, failed: 1, skipped: 2 })).toBe('12 passed, 1 failed, 2 skipped')
  })
})
