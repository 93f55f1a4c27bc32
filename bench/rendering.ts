import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { pageKinds } from '#tests/routes.ts'
import { sampleDocuments } from '../sample-site/index.ts'
import { parseSnapshot } from '../src/content/documents/snapshot.ts'
import { loadRenderer } from '../src/server/releases/renderer.ts'
import { compress } from '../src/server/responses/prepared-response.ts'
import type { Measured, Print } from './results.ts'
import { median, percentile } from './support/statistics.ts'

const warmUps = 30
const renderings = 100
const distFolder = join(import.meta.dirname, '../dist')

/** Measures the render time of one page, in a process that does nothing else. */
export async function measure(print: Print): Promise<Measured> {
  const renderer = await loadRenderer(distFolder, 'http://127.0.0.1:3000')
  const pages = renderer.open(parseSnapshot(sampleDocuments))
  print(`${pageKinds.length} pages, ${renderings} times each`)

  const rows: (string | number)[][] = []
  const medians: number[] = []
  for (const path of pageKinds) {
    const render = () => pages.render(path) ?? pages.notFound()
    const first = elapsed(render)
    for (let time = 0; time < warmUps; time++) render()
    const times: number[] = []
    for (let time = 0; time < renderings; time++) {
      times.push(elapsed(render))
      await nextTurn()
    }
    const body = Buffer.from(render().body)
    const began = performance.now()
    await compress(body, 'well')
    const compression = performance.now() - began
    medians.push(median(times))
    rows.push([
      `\`${path}\``,
      ...[median(times), percentile(times, 99), first, compression].map((time) => time.toFixed(2)),
      Math.round(body.length / 1024),
    ])
  }
  return {
    figures: [
      {
        id: 'rendering.slowest',
        what: 'Rendering one page, the slowest kind',
        value: Math.max(...medians),
        unit: 'ms',
      },
    ],
    tables: [
      {
        caption: 'Rendering, ms',
        columns: ['page', 'median', 'p99', 'the first time', 'compression', 'KB of HTML'],
        rows,
      },
    ],
    notes: [],
  }
}

function elapsed(action: () => unknown): number {
  const began = performance.now()
  action()
  return performance.now() - began
}
