import { describe, expect, test } from 'vitest'
import { isReached, renderReport } from './report.ts'
import { atLeast, atMost, exactly, type Figure, ofCommit, type PartResult } from './results.ts'

const figure = (changes: Partial<Figure>): Figure => ({
  id: 'start.later',
  what: 'Start → first response',
  value: 412.4,
  unit: 'ms',
  ...changes,
})

const result = (changes: Partial<PartResult>): PartResult => ({
  figures: [figure({ target: atMost(1000) })],
  tables: [{ caption: 'Starts', columns: ['start', 'median'], rows: [['first', 512]] }],
  notes: ['Three of each.'],
  measuredAt: '2026-11-21T19:20:30.000Z',
  commit: 'abc1234',
  seconds: 41.6,
  busyBefore: 0.12,
  machine: {
    cpu: 'A CPU',
    cores: 2,
    memoryGB: 24,
    kernel: 'linux 6.1',
    node: '24.21.0',
    nginx: '1.22.1',
    chromium: '156.0',
  },
  ...changes,
})

describe('the report', () => {
  test('shows each figure beside its target', () => {
    const report = renderReport({ 'start-and-memory': result({}) }, {})

    expect(report).toContain('| Start → first response | 412 ms | ≤ 1000 ms | yes |')
    expect(report).not.toContain('Not reached')
  })

  test('lists figures that miss their target, with the known reason', () => {
    const failed = result({ figures: [figure({ value: 1400, target: atMost(1000) })] })

    const report = renderReport({ 'start-and-memory': failed }, { 'start.later': 'The disk is slow.' })

    expect(report).toContain('| 1400 ms | ≤ 1000 ms | **no** |')
    expect(report).toContain('### Not reached\n\n- Start → first response: The disk is slow.')
  })

  test('shows time, commit, tables and notes of each part, and the machine', () => {
    const report = renderReport({ 'start-and-memory': result({}) }, {})

    expect(report).toContain(
      '2026-11-21 19:20 UTC, commit abc1234, 42 s; CPU used by other processes just before: 12 %.',
    )
    expect(report).toContain(
      '**Starts**\n\n| start | median |\n| --- | --- |\n| first | 512 |\n\nThree of each.',
    )
    expect(report).toContain('| CPU | A CPU, 2 cores |')
  })

  test('names the parts without results, and separates machines', () => {
    const other = result({ machine: { ...result({}).machine, cores: 8 } })

    const report = renderReport({ serving: result({}), publish: other }, {})

    expect(report).toContain('Not measured yet: start-and-memory')
    expect(report).toContain('serving:\n\n|  |  |')
    expect(report).toContain('| CPU | A CPU, 8 cores |')
  })
})

test('results of several commits make no report', () => {
  const all = { serving: result({}), publish: result({ commit: 'def5678' }) }

  expect(() => renderReport(all, {})).toThrow('several commits: abc1234, def5678')
  expect(renderReport(ofCommit(all, 'def5678'), {})).toContain('Not measured yet: serving')
})

describe('isReached', () => {
  test.each([
    [figure({ value: 0.2949, unit: '×', target: atLeast(0.3) }), false],
    [figure({ value: 0.2951, unit: '×', target: atLeast(0.3) }), true],
    [figure({ value: 150.4, unit: 'MB', target: atMost(150) }), true],
    [figure({ value: 150.6, unit: 'MB', target: atMost(150) }), false],
    [figure({ value: 99, unit: 'points', target: exactly(100) }), false],
    [figure({ value: 0, unit: '', target: exactly(0) }), true],
    [figure({}), undefined],
  ])('compares the displayed value: %j → %s', (given, expected) => {
    expect(isReached(given)).toBe(expected)
  })
})
