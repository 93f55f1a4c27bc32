import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import { signInOwner } from '#tests/owner-client.ts'
import { everyPage } from '#tests/routes.ts'
import type { RunningServer } from '#tests/server.ts'
import { storedMediaType } from '../src/content/facts/stored-media-type.ts'
import { atMost, type Figure, type Measured, type Print, type Target } from './results.ts'
import { startSiteWith } from './support/generated-site.ts'
import { watchMemory } from './support/memory-watch.ts'
import { memoryOf } from './support/process-figures.ts'
import { repeat } from './support/repeat.ts'
import { median } from './support/statistics.ts'

const saves = 11
/** Time between two saves in ms. It is shorter than an owner's pauses, so work of the last save may still run. */
const pause = 1500
const firstVisits = 21

type SiteToMeasure = {
  readonly id: string
  readonly name: string
  readonly entries: number | undefined
  readonly targets: { readonly latency?: Target; readonly memory?: Target; readonly together?: Target }
}

const sites: readonly SiteToMeasure[] = [
  {
    id: 'sample',
    name: 'sample site',
    entries: undefined,
    targets: { latency: atMost(80), together: atMost(300) },
  },
  { id: '1000', name: '1,000 entries', entries: 1000, targets: {} },
  {
    id: '10000',
    name: '10,000 entries',
    entries: 10_000,
    targets: { latency: atMost(200), memory: atMost(400) },
  },
]

/** Measures the time from a save until visitors get the new text, for sites of several sizes. */
export async function measure(print: Print): Promise<Measured> {
  const figures: Figure[] = []
  const rows: (string | number)[][] = []
  for (const { id, name, entries, targets } of sites) {
    print(`${name}: ${saves} saves`)
    const { latency, atOnce, visits, memory } = await measureSite(entries)
    figures.push(
      {
        id: `publish.${id}`,
        what: `Save → new text served, ${name}`,
        value: median(latency),
        unit: 'ms',
        target: targets.latency,
      },
      {
        id: `publish.${id}.first-visit`,
        what: `First request to a page not yet rendered, ${name}`,
        value: median(visits),
        unit: 'ms',
        target: atMost(30),
      },
      {
        id: `publish.${id}.memory`,
        what: `Peak memory of the server, ${name}`,
        value: memory.process,
        unit: 'MB',
        target: targets.memory,
      },
      {
        id: `publish.${id}.memory-together`,
        what: `Peak memory, with helpers, ${name}`,
        value: memory.together,
        unit: 'MB',
        target: targets.together,
      },
    )
    rows.push([
      name,
      ...[median(latency), Math.max(...latency), median(atOnce)].map(rounded),
      ...[median(visits), Math.max(...visits)].map(rounded),
      ...[memory.before, memory.process, memory.together].map(Math.round),
    ])
  }
  const columns = [
    'site',
    'save → served ms',
    'slowest',
    'saves without a pause',
    'first visit ms',
    'slowest',
  ]
  const memoryColumns = ['MB after the start', 'peak MB', 'peak MB with helpers']
  return {
    figures,
    tables: [{ caption: 'Publishing', columns: [...columns, ...memoryColumns], rows }],
    notes: [
      'Helpers are separate processes that compress and draw, and end after their work. The memory of one process is its resident memory. Together with helpers, memory that processes share counts once.',
    ],
  }
}

async function measureSite(entries: number | undefined) {
  await using opened = new AsyncDisposableStack()
  const site = await startSiteWith(entries, opened)
  const before = memoryOf(site.pid)
  const memory = watchMemory(site.pid)
  const publish = await publisherOf(site)
  await publish()

  const latency = await repeat(saves, async () => {
    await delay(pause)
    return publish()
  })
  const atOnce = await repeat(saves, publish)
  const visits = await firstVisitsOf(site, publish)
  return { latency, atOnce, visits, memory: { before, ...memory.stop() } }
}

const savedContent = z.object({ siteContent: z.looseObject({ heroSection: z.looseObject({}) }) })

/** Saves a new title like the form, with the document as it is stored, and returns the ms until a request that starts afterwards shows it. */
async function publisherOf({ url }: RunningServer) {
  const owner = await signInOwner({ url })
  const stored = await owner.get('/api/site-content', { Accept: storedMediaType })
  const { siteContent } = savedContent.parse(await stored.json())
  let count = 0

  return async () => {
    const title = `Salud de la mujer, edición ${++count}`
    const changed = { ...siteContent, heroSection: { ...siteContent.heroSection, title } }
    // Keep the connection open, like a browser.
    await (await owner.get('/api/status')).arrayBuffer()
    const began = performance.now()
    const saved = await owner.post('/api/site-content', { siteContent: changed })
    if (!saved.ok) throw new Error(`Saving gave ${saved.status}: ${await saved.text()}`)
    const home = await (await fetch(url)).text()
    const elapsed = performance.now() - began
    if (!home.includes(title))
      throw new Error('The save was acknowledged before visitors were served the new text.')
    return elapsed
  }
}

/** The last pages of the list are rendered last, so right after a publish no one has requested them. */
async function firstVisitsOf({ url }: RunningServer, publish: () => Promise<number>): Promise<number[]> {
  const paths = (await everyPage(url)).slice(-firstVisits)
  const times: number[] = []
  for (const path of paths) {
    await publish()
    const began = performance.now()
    const response = await fetch(url + path)
    await response.arrayBuffer()
    times.push(performance.now() - began)
    if (!response.ok) throw new Error(`${path} returned ${response.status}.`)
  }
  return times
}

const rounded = (value: number) => Number(value.toFixed(1))
