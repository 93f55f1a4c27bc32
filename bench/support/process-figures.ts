import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'

type Stat = {
  readonly parent: number
  /** CPU time of the process itself, in clock ticks. */
  readonly ticks: number
  /** CPU time of its terminated children, in clock ticks. */
  readonly endedTicks: number
}

/** Parses a line of /proc/<pid>/stat. The name in brackets may contain spaces and brackets. */
export function parseStat(line: string): Stat {
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
  // Counted from the third field of proc(5), the state.
  const at = (field: number) => Number(fields[field - 3])
  const stat = { parent: at(4), ticks: at(14) + at(15), endedTicks: at(16) + at(17) }
  if (Object.values(stat).some(Number.isNaN)) throw new Error(`Not a line of /proc/<pid>/stat: ${line}`)

  return stat
}

/**
 * Reads a value of /proc/<pid>/status or smaps_rollup in MB (2^20 bytes): `VmRSS`, the current memory; `VmHWM`, the
 * peak; `Pss`, the current memory, in which what several processes share counts once in all.
 */
export function parseStatus(text: string, key: 'VmRSS' | 'VmHWM' | 'Pss'): number {
  const kilobytes = new RegExp(`^${key}:\\s+(\\d+) kB$`, 'm').exec(text)?.[1]
  // A process that has just ended has no value.
  return Number(kilobytes ?? 0) / 1024
}

/** CPU time in s of a process and all its children. */
export function cpuSeconds(pid: number): number {
  const ticks = familyOf(pid).reduce((sum, { stat }) => sum + stat.ticks + stat.endedTicks, 0)
  return ticks / ticksPerSecond
}

/** All descendants of a process. */
export function descendantsOf(pid: number): number[] {
  return familyOf(pid)
    .map((member) => member.pid)
    .filter((member) => member !== pid)
}

/** Current memory of a process in MB. */
export const memoryOf = (pid: number): number => parseStatus(readStatus(pid), 'VmRSS')

/** Current memory of a process and all its children in MB. What they share, as the code of Node, counts once. */
export const memoryTogether = (pid: number): number =>
  [pid, ...descendantsOf(pid)]
    .map((member) => parseStatus(readIfThere(`/proc/${member}/smaps_rollup`), 'Pss'))
    .reduce((sum, megabytes) => sum + megabytes, 0)

/** Peak memory of a process in MB. */
export const peakMemoryOf = (pid: number): number => parseStatus(readStatus(pid), 'VmHWM')

/**
 * Waits until a process is idle: its helpers have ended and it uses almost no CPU.
 * @throws when it is not idle within the limit.
 */
export async function settled(pid: number, { limit = 300_000 } = {}): Promise<void> {
  const deadline = performance.now() + limit
  let before = cpuSeconds(pid)
  for (let restful = 0; restful < 3; ) {
    if (performance.now() > deadline) throw new Error(`Process ${pid} was not idle within ${limit} ms.`)
    await delay(400)
    const now = cpuSeconds(pid)
    restful = now - before <= 0.02 && descendantsOf(pid).length === 0 ? restful + 1 : 0
    before = now
  }
}

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

function familyOf(pid: number): { pid: number; stat: Stat }[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const line = readIfThere(`/proc/${name}/stat`)
      return line ? [{ pid: Number(name), stat: parseStat(line) }] : []
    })
  const within = (root: number): typeof all =>
    all.filter(({ stat }) => stat.parent === root).flatMap((child) => [child, ...within(child.pid)])
  return [...all.filter((process) => process.pid === pid), ...within(pid)]
}

const readStatus = (pid: number) => readIfThere(`/proc/${pid}/status`)

/** A process may end between being listed and being read. */
function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESRCH'))
      return ''
    throw error
  }
}
