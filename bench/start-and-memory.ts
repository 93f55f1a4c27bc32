import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { pageKinds } from '#tests/routes.ts'
import { freePort } from '#tests/server.ts'
import { atMost, type Figure, type Measured, type Print } from './results.ts'
import { load } from './support/load.ts'
import { watchMemory } from './support/memory-watch.ts'
import { newFolder } from './support/new-folder.ts'
import { memoryOf, settled } from './support/process-figures.ts'
import { repeat } from './support/repeat.ts'
import { startSite } from './support/site.ts'
import { median } from './support/statistics.ts'
import { ensureTools } from './support/tools.ts'

const starts = 7
const encodings = ['br', 'gzip', 'identity']

/** Measures the start time and the memory of the process. */
export async function measure(print: Print): Promise<Measured> {
  ensureTools('wrk', 'util-linux')
  print(`${starts} starts, first and later ones`)
  await using opened = new AsyncDisposableStack()
  const first = await repeat(starts, async () => timeToResponse(await newFolder(opened)))
  const used = await newFolder(opened)
  await timeToResponse(used)
  const later = await repeat(starts, () => timeToResponse(used))
  const whole = await repeat(3, () => timeOfNpmStart(used))
  print('memory, at rest and under load')
  const memory = await measureMemory()

  const start = (id: string, what: string, times: readonly number[]): Figure => ({
    id: `start.${id}`,
    what,
    value: median(times),
    unit: 'ms',
    target: atMost(1200),
  })
  return {
    figures: [
      start('later', 'Start → first response', later),
      start('first', 'First start, which fills the store → first response', first),
      start('npm', '`npm start` (with the check that the build is fresh) → first response', whole),
      { id: 'memory.idle', what: 'Memory at rest', value: memory.idle, unit: 'MB' },
      {
        id: 'memory.after-load',
        what: 'Memory after load',
        value: memory.afterLoad,
        unit: 'MB',
        target: atMost(200),
      },
      {
        id: 'memory.peak',
        what: 'Peak memory, with helpers',
        value: memory.together,
        unit: 'MB',
        target: atMost(300),
      },
    ],
    tables: [
      {
        caption: 'Time from the start of the process to its first complete response, ms',
        columns: ['start', 'median', 'fastest', 'slowest'],
        rows: [
          ['first', ...spread(first)],
          ['later', ...spread(later)],
          ['`npm start`', ...spread(whole)],
        ],
      },
    ],
    notes: [
      `Load for the memory figures: ${pageKinds.length} pages in ${encodings.length} encodings, requested in sequence without pause over 256 connections.`,
    ],
  }
}

/** The ms from starting the process until `/` has arrived. */
async function timeToResponse(dataDir: string): Promise<number> {
  const port = await freePort()
  const began = performance.now()
  const starting = startSite({ dataDir, port })
  const elapsed = await firstResponse(port).then((at) => at - began)
  const site = await starting
  await site.stop()
  return elapsed
}

/** Starts the site like an operator does, including npm's own steps. */
async function timeOfNpmStart(dataDir: string): Promise<number> {
  const port = await freePort()
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'warn' }
  const began = performance.now()
  const child = spawn('npm', ['start'], { env, stdio: 'ignore', detached: true })
  try {
    return (await firstResponse(port)) - began
  } finally {
    const ended = once(child, 'exit')
    // npm runs the server in a shell, so signal the whole process group.
    if (child.pid) process.kill(-child.pid, 'SIGTERM')
    await ended
  }
}

/** The time at which `/` has arrived. */
async function firstResponse(port: number): Promise<number> {
  const deadline = AbortSignal.timeout(60_000)
  for (;;) {
    deadline.throwIfAborted()
    const response = await fetch(`http://127.0.0.1:${port}/`, { signal: deadline }).catch(() => undefined)
    if (response?.ok) {
      await response.arrayBuffer()
      return performance.now()
    }
    await delay(5)
  }
}

async function measureMemory() {
  await using opened = new AsyncDisposableStack()
  const site = await startSite({ bound: true })
  opened.defer(site.stop)
  const watch = watchMemory(site.pid)
  await settled(site.pid)
  const idle = memoryOf(site.pid)
  for (const path of pageKinds.filter((kind) => kind !== '/no-existe')) {
    for (const encoding of encodings) {
      const headers = { 'Accept-Encoding': encoding }
      await load({ url: site.url + path, headers, seconds: 1, connections: 256 })
    }
  }
  return { idle, afterLoad: memoryOf(site.pid), ...watch.stop() }
}

const spread = (times: readonly number[]) =>
  [median(times), Math.min(...times), Math.max(...times)].map(Math.round)
