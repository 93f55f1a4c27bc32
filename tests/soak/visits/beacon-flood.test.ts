import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { memoryOf } from '../../../bench/support/process-figures.ts'
import { ownerEnv } from '../../support/owner-client.ts'
import { startServer } from '../../support/server.ts'

const seconds = Number(process.env.FLOOD_SECONDS ?? 20)
const rate = 1000
/** Memory that the flood may add, in MB. */
const maxGrowth = 40

const answers = z.object({ accepted: z.int(), others: z.int() })

/** Milliseconds of page requests, one after the other. */
async function pageTimes(url: string, count: number): Promise<{ p50: number; p99: number }> {
  const times: number[] = []
  for (let index = 0; index < count; index += 1) {
    const start = performance.now()
    await (await fetch(url, { headers: { 'accept-encoding': 'br' } })).arrayBuffer()
    times.push(performance.now() - start)
    await delay(15)
  }
  times.sort((one, other) => one - other)
  const at = (part: number) => times[Math.floor(times.length * part)] ?? 0
  return { p50: at(0.5), p99: at(0.99) }
}

test('a thousand beacons in a second leave memory and rows bounded, and all get a 204', {
  timeout: 300_000,
}, async () => {
  const server = await startServer({ env: ownerEnv, through: ['taskset', '-c', '0'] })
  onTestFinished(() => server.stop())
  const count = seconds * 40
  await pageTimes(server.url, 200)
  const flood = (length: number) =>
    promisify(execFile)(process.execPath, [
      ...[join(import.meta.dirname, 'send-beacons.ts'), server.url, `${rate}`, `${length}`],
    ])
  await flood(5)
  const memoryBefore = memoryOf(server.pid)
  const atRest = await pageTimes(server.url, count / 2)

  const [{ stdout }, underFlood] = await Promise.all([flood(seconds), pageTimes(server.url, count)])

  await delay(11_000)
  const growth = memoryOf(server.pid) - memoryBefore
  const database = new DatabaseSync(join(server.dataDir, 'consultorio.db'))
  const { rows } = z
    .object({ rows: z.int() })
    .parse(database.prepare('select count(*) as rows from visit_count').get())
  database.close()
  const figures = { atRest, underFlood, growth, rows, ...answers.parse(JSON.parse(stdout)) }
  process.stdout.write(`${JSON.stringify(figures)}\n`)
  expect(figures.others).toBe(0)
  expect(figures.accepted).toBe(rate * seconds)
  expect(rows).toBeLessThanOrEqual(4)
  expect(growth).toBeLessThan(maxGrowth)
})
