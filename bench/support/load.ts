import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { core, onCore } from './cores.ts'
import { cpuSeconds } from './process-figures.ts'

export type Load = {
  readonly requests: number
  readonly requestsPerSecond: number
  /** Latency in ms while `connections` clients send requests without pause. */
  readonly p50: number
  readonly p99: number
}

export type LoadOptions = {
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  /** A whole number, because wrk accepts no other. */
  readonly seconds: number
  readonly connections?: number
}

/** Requests one address without pause, from the clients' core. @throws when a request fails. */
export async function load({ url, headers = {}, seconds, connections = 64 }: LoadOptions): Promise<Load> {
  const options = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const [program, ...args] = onCore(core.clients, [
    'wrk',
    ...['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s', '--latency'],
    ...options,
    url,
  ])
  const { stdout } = await promisify(execFile)(program, args)
  return parseWrk(stdout)
}

/** The same load, with requests per second of the server's CPU time. */
export async function loadWithCpu(serverPid: number, options: LoadOptions) {
  const before = cpuSeconds(serverPid)
  const result = await load(options)
  return { ...result, requestsPerCpuSecond: result.requests / (cpuSeconds(serverPid) - before) }
}

/** Parses the output of `wrk --latency`. @throws when requests failed, because their figures are meaningless. */
export function parseWrk(text: string): Load {
  const failures = /^\s*(?:Socket errors|Non-2xx or 3xx responses):.*$/m.exec(text)?.[0]
  if (failures) throw new Error(`Requests failed under load. ${failures.trim()}`)

  return {
    requests: Number(found(text, /^\s*(\d+) requests in /m)),
    requestsPerSecond: Number(found(text, /^Requests\/sec:\s+([\d.]+)/m)),
    p50: milliseconds(found(text, /^\s+50%\s+(\S+)/m)),
    p99: milliseconds(found(text, /^\s+99%\s+(\S+)/m)),
  }
}

function found(text: string, pattern: RegExp): string {
  const value = pattern.exec(text)?.[1]
  if (value === undefined) throw new Error(`The output of wrk is incomplete:\n${text}`)
  return value
}

const units: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000, m: 60_000 }

function milliseconds(duration: string): number {
  const [, number, unit = ''] = /^([\d.]+)(\w+)$/.exec(duration) ?? []
  const factor = units[unit]
  if (number === undefined || factor === undefined)
    throw new Error(`wrk printed a duration as «${duration}».`)
  return Number(number) * factor
}
