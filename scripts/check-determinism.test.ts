import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { chanceAndTime } from './determinism/chance-and-time.ts'
import { gateFiles } from './determinism/gate-files.ts'

const messagesFor = (source: string) => chanceAndTime('src/a.test.ts', source).map(({ message }) => message)

describe('a test of the gate must not contain', () => {
  test.each([
    ['a wait for a time', 'await page.waitForTimeout(300)', 'waits for a time'],
    ['a repetition until it passes', 'await expect(check).toPass()', 'repeats until it passes'],
    ['a wait for a quiet network', "await page.goto('/', { waitUntil: 'networkidle' })", 'quiet network'],
    ['chance', 'const x = Math.random()', 'chance'],
    ['a seed from the clock, in a constant', 'const seed = Date.now()', 'seed'],
    ['a seed from the clock, in an option', 'fc.assert(property, { seed: Date.now() })', 'seed'],
    ['a seed from the clock, in a call', 'const next = randomOf(+new Date())', 'seed'],
    ['processor time', 'expect(process.cpuUsage(before).user).toBeLessThan(9)', 'measures time'],
    ['measured time', 'expect(performance.now() - start).toBeLessThan(9)', 'measures time'],
    ['a timer of promises', "import { setTimeout as wait } from 'node:timers/promises'", 'sleeps'],
    ['a sleep', 'await new Promise((resolve) => setTimeout(resolve, 50))', 'sleeps'],
    ['a sleep in a block', 'new Promise((done) => { setTimeout(() => done(), 50) })', 'sleeps'],
    ['an action in a poll', 'await expect.poll(() => button.click()).toBe(1)', 'acts while it polls'],
    ['an action in another wait', 'await eventually(() => page.reload())', 'acts while it polls'],
    ['a repeated test', "test('a', { retry: 2 }, run)", 'repeats a failed test'],
    ['a group of repeated tests', 'test.describe.configure({ retries: 2 })', 'repeats a failed test'],
    ['a slow test', 'test.slow()', 'longer than 30 s'],
    ['a long timeout in an option', 'await expect(a).toBeVisible({ timeout: 60_000 })', 'above 30 s'],
    ['a long timeout in a constant', 'const startTimeout = 60 * 1000', 'above 30 s'],
    ['a long timeout of a signal', 'fetch(url, { signal: AbortSignal.timeout(60_000) })', 'above 30 s'],
    ['a long timeout of a test', "test('a', run, 60_000)", 'above 30 s'],
    ['a long timeout that a test sets', 'test.setTimeout(60_000)', 'above 30 s'],
  ])('%s', (_, source, message) => {
    expect(messagesFor(source)).toEqual([expect.stringContaining(message)])
  })
})

describe('a test of the gate may contain', () => {
  test.each([
    ['a wait for a state', 'await expect.poll(() => mails.length).toBe(1)'],
    ['the next turn', 'await new Promise((resolve) => setTimeout(resolve))'],
    ['a time that it sets', 'vi.useFakeTimers(); await new Promise((resolve) => setTimeout(resolve, 50))'],
    ['a moment that depends on today', 'const eightDaysAgo = Date.now() - 8 * day'],
    ['a limit', 'const forced = setTimeout(() => child.kill(), 5_000)'],
    ['a timeout of 30 s', "test('a', { timeout: 30_000 }, run)"],
  ])('%s', (_, source) => {
    expect(messagesFor(source)).toEqual([])
  })
})

test('the tests of the gate and the helpers that they import are checked, those of the soak tier are not', () => {
  const files = [...gateFiles(join(import.meta.dirname, '..')).keys()]

  expect(files).toEqual(
    expect.arrayContaining([
      'scripts/check-determinism.test.ts',
      'tests/browser/unknown-page.spec.ts',
      'tests/server/figures/fonts.test.ts',
      'tests/support/fixtures.ts',
      'tests/support/server/eventually.ts',
    ]),
  )
  expect(files.filter((file) => file.startsWith('tests/soak/') || file.includes('.soak.'))).toEqual([])
})
