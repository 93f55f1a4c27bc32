import { setTimeout as delay } from 'node:timers/promises'
import type { RunningServer } from '#tests/server.ts'
import { atLeast, type Figure, type Measured, type Print, type Table } from './results.ts'
import {
  bareNode,
  type Contestant,
  expectSameBytes,
  nginxWithReleaseFolder,
  nginxWithResponses,
} from './serving/contestants.ts'
import { fetchResponse, type ServedResponse } from './serving/served-responses.ts'
import { loadWithCpu } from './support/load.ts'
import { newFolder } from './support/new-folder.ts'
import { settled } from './support/process-figures.ts'
import { startSite } from './support/site.ts'
import { median } from './support/statistics.ts'
import { ensureTools } from './support/tools.ts'

const rounds = 5
const detailPath = '/servicios/ultrasonido-obstetrico'

type Kind = {
  readonly name: string
  readonly path: string
  /** Duration of each round. */
  readonly seconds: number
  readonly isConditional?: boolean
}
type Sample = Awaited<ReturnType<typeof loadWithCpu>>

/** Our server, the reference, two more servers for comparison, and a web server over our release folder. */
type Field = readonly [
  ours: Contestant,
  reference: Contestant,
  remembering: Contestant,
  bare: Contestant,
  folder: Contestant,
]

/** Measures requests per second of CPU time, compared with nginx and a bare Node server. */
export async function measure(print: Print): Promise<Measured> {
  ensureTools('wrk', 'nginx', 'util-linux', 'libnginx-mod-http-brotli-static')
  await using opened = new AsyncDisposableStack()
  const releaseFolder = await newFolder(opened)
  const site = await startSite({ bound: true, env: { RELEASE_DIR: releaseFolder } })
  opened.defer(site.stop)
  const start = async (contestant: Promise<Contestant>) => {
    const { stop } = await contestant
    opened.defer(stop)
    return contestant
  }

  const kinds = await kindsOf(site)
  // Wait until the background compression is done, in memory and in the folder.
  await settled(site.pid)
  const responses = await Promise.all(
    [...new Set(kinds.map(({ path }) => path))].map((path) => fetchResponse(site.url, path)),
  )
  const ours = { name: 'this site', url: site.url, pid: site.pid, stop: site.stop }
  const field: Field = [
    ours,
    await start(nginxWithResponses(responses)),
    await start(nginxWithResponses(responses, { remember: true })),
    await start(bareNode(responses)),
    await start(nginxWithReleaseFolder(site, releaseFolder)),
  ]
  const [, reference, remembering, bare, folder] = field
  for (const contestant of [reference, remembering, bare]) await expectSameBytes(contestant, responses)
  // The pages of the release folder contain their policy.
  await expectSameBytes(folder, responses, { within: 0.03 })

  const figures: Figure[] = []
  const tables: Table[] = []
  for (const kind of kinds) {
    print(`${kind.name}: ${rounds} rounds of ${field.length} servers`)
    const samples = await compete(field, kind)
    tables.push(tableOf(kind, field, samples, responses))
    figures.push(...figuresOf(kind, field, samples))
  }
  return { figures, tables, notes: [] }
}

async function kindsOf({ url }: RunningServer): Promise<Kind[]> {
  const home = await (await fetch(url)).text()
  const script = /<script[^>]* src="(\/assets\/[^"]+\.js)"/.exec(home)?.[1]
  if (!script) throw new Error('The home page names no script.')
  return [
    { name: 'Home page', path: '/', seconds: 2 },
    { name: 'Detail page', path: detailPath, seconds: 2 },
    { name: 'Home page, not modified (304)', path: '/', seconds: 1, isConditional: true },
    { name: 'Asset (the loader script)', path: script, seconds: 1 },
  ]
}

/** The servers take turns, so that a slow period of the machine affects all of them. */
async function compete(field: Field, kind: Kind): Promise<Map<Contestant, Sample[]>> {
  const samples = new Map<Contestant, Sample[]>(field.map((contestant) => [contestant, []]))
  for (let round = 0; round <= rounds; round++) {
    for (const contestant of field) {
      const sample = await loadWithCpu(contestant.pid, {
        url: contestant.url + kind.path,
        headers: await headersFor(contestant, kind),
        // The first round warms up the servers.
        seconds: round > 0 ? kind.seconds : 1,
      })

      if (round > 0) samples.get(contestant)?.push(sample)
      await delay(100)
    }
  }
  return samples
}

async function headersFor(
  { url }: Contestant,
  { path, isConditional }: Kind,
): Promise<Record<string, string>> {
  const headers = { 'Accept-Encoding': 'br' }
  return isConditional ? { ...headers, 'If-None-Match': (await fetchResponse(url, path)).etag } : headers
}

function figuresOf(kind: Kind, field: Field, samples: Map<Contestant, Sample[]>): Figure[] {
  if (kind.path !== '/' || kind.isConditional) return []
  const [ours, reference, , , folder] = field
  const ratioOf = (contestant: Contestant) =>
    median(ratios(samples.get(contestant) ?? [], samples.get(reference) ?? []))
  return [
    {
      id: 'serving.home',
      what: 'Requests of `/` per CPU-second, the process compared with nginx',
      value: ratioOf(ours),
      unit: '×',
      target: atLeast(0.45),
    },
    {
      id: 'serving.home.release-folder',
      what: 'The same, nginx over RELEASE_DIR',
      value: ratioOf(folder),
      unit: '×',
      target: atLeast(0.9),
    },
  ]
}

/** The ratio of requests per CPU-second in each round. */
function ratios(samples: readonly Sample[], references: readonly Sample[]): number[] {
  return samples.map(
    ({ requestsPerCpuSecond }, round) =>
      requestsPerCpuSecond / (references[round]?.requestsPerCpuSecond ?? Number.NaN),
  )
}

function tableOf(
  kind: Kind,
  field: Field,
  samples: Map<Contestant, Sample[]>,
  results: readonly ServedResponse[],
): Table {
  const [, reference] = field
  const bytes = kind.isConditional ? 0 : (results.find(({ path }) => path === kind.path)?.body.length ?? 0)
  return {
    caption: `${kind.name}, ${bytes} bytes of body`,
    columns: [
      'server',
      'requests per CPU-second',
      'ratio to nginx (per round)',
      'requests/s',
      'p50 ms',
      'p99 ms',
    ],
    rows: field.map((contestant) => {
      const own = samples.get(contestant) ?? []
      const against = ratios(own, samples.get(reference) ?? [])
      const middle = (key: keyof Sample) => median(own.map((sample) => sample[key]))
      return [
        contestant.name,
        Math.round(middle('requestsPerCpuSecond')),
        `${median(against).toFixed(2)} (${Math.min(...against).toFixed(2)}–${Math.max(...against).toFixed(2)})`,
        Math.round(middle('requestsPerSecond')),
        middle('p50').toFixed(2),
        middle('p99').toFixed(2),
      ]
    }),
  }
}
