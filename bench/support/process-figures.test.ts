import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import {
  cpuSeconds,
  descendantsOf,
  memoryOf,
  memoryTogether,
  parseStat,
  parseStatus,
  peakMemoryOf,
} from './process-figures.ts'

const line =
  '4242 (node (a) b) S 17 4242 1 34816 4242 4194304 9000 300 2 0 151 49 20 7 20 0 11 0 99 1200000000 30000 18446744073709551615'

test('parses a stat line whose name contains brackets and spaces', () => {
  expect(parseStat(line)).toEqual({ parent: 17, ticks: 200, endedTicks: 27 })
})

test('refuses a text that is not a stat line', () => {
  expect(() => parseStat('4242 (node) S')).toThrow('Not a line')
})

test('reads memory from the status in MB', () => {
  const status = 'Name:\tnode\nVmHWM:\t  204800 kB\nVmRSS:\t  102400 kB\nThreads:\t11\n'

  expect(parseStatus(status, 'VmRSS')).toBe(100)
  expect(parseStatus(status, 'VmHWM')).toBe(200)
  expect(parseStatus('Pss:              1024 kB\nPss_Dirty:        2048 kB\n', 'Pss')).toBe(1)
  expect(parseStatus('', 'VmRSS')).toBe(0)
})

test('measures a process together with its children', async () => {
  const child = spawn(process.execPath, [
    '-e',
    'const end = process.cpuUsage().user + 120000; while (process.cpuUsage().user < end); console.log("done"); setInterval(() => {}, 1000)',
  ])
  onTestFinished(() => void child.kill())
  const pid = child.pid ?? 0
  await once(child.stdout, 'data')

  expect(descendantsOf(process.pid)).toContain(pid)
  expect(cpuSeconds(pid)).toBeGreaterThan(0.1)
  expect(memoryOf(pid)).toBeGreaterThan(10)
  expect(memoryTogether(pid)).toBeGreaterThan(5)
  expect(memoryTogether(pid)).toBeLessThanOrEqual(memoryOf(pid) + 1)
  expect(peakMemoryOf(pid)).toBeGreaterThanOrEqual(memoryOf(pid) - 1)
})
