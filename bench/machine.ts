import { spawnSync } from 'node:child_process'
import { cpus, release, totalmem } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { findChromium } from '#tests/chromium.ts'
import type { Machine } from './results.ts'

/** The machine that the figures were measured on. */
export function describeMachine(): Machine {
  return {
    cpu: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    memoryGB: Math.round(totalmem() / 1024 ** 3),
    kernel: `${process.platform} ${release()}`,
    node: process.versions.node,
    nginx: versionOf('nginx', '-v'),
    chromium: versionOf(findChromium() ?? 'chromium', '--version'),
  }
}

/** The share of CPU time that other processes use, measured for one second. */
export async function cpuInUse(): Promise<number> {
  const before = cpuTimes()
  await delay(1000)
  const after = cpuTimes()
  return 1 - (after.idle - before.idle) / (after.all - before.all)
}

function cpuTimes(): { idle: number; all: number } {
  const times = cpus().map((cpu) => cpu.times)
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  return { idle: sum(times.map(({ idle }) => idle)), all: sum(times.flatMap((each) => Object.values(each))) }
}

/** The commit, and whether the working tree differs from it. */
export function describeCommit(): string {
  const commit = output('git', ['rev-parse', '--short', 'HEAD']).trim()
  // The report is not part of the measured code.
  const changes = output('git', ['status', '--porcelain', '--', '.', ':!docs/performance.*']).trim()
  return `${commit || 'unknown'}${changes ? ' with changes' : ''}`
}

function versionOf(program: string, option: string): string {
  return /\d+(?:\.\d+)+/.exec(output(program, [option]))?.[0] ?? 'not installed'
}

/** Some programs print their version to stdout, others to stderr. */
function output(program: string, args: readonly string[]): string {
  const { stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' })
  return `${stdout ?? ''}${stdout ? '' : (stderr ?? '')}`
}
