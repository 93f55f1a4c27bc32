import { execFileSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import type { Measured, Print } from './results.ts'
import { load } from './support/load.ts'
import { newFolder } from './support/new-folder.ts'
import { memoryOf, memoryTogether, settled } from './support/process-figures.ts'
import { startSite } from './support/site.ts'
import { median, percentile } from './support/statistics.ts'
import { ensureTools } from './support/tools.ts'

const count = 20
/** Whole seconds of load on one site. */
const seconds = 20
const connections = 16
/** MB of a small machine, and of it what the system, Caddy, and one helper process need. */
const machineMemory = 4096
const reserved = 700

type Folders = { readonly dataDir: string; readonly releaseDir: string }
type Site = Awaited<ReturnType<typeof start>>

/** Measures what each of several sites on one machine costs, and what load on one of them does to the others. */
export async function measure(print: Print): Promise<Measured> {
  ensureTools('wrk', 'util-linux')
  await using opened = new AsyncDisposableStack()
  const folders = await Array.fromAsync({ length: count }, async () => ({
    dataDir: await newFolder(opened),
    releaseDir: await newFolder(opened),
  }))
  print('a first start, whose data the other sites copy')
  const [first] = folders
  if (!first) throw new Error('There is no folder.')
  const site = await start(first)
  await settled(site.pid)
  await site.stop()
  for (const { dataDir } of folders.slice(1)) cpSync(first.dataDir, dataDir, { recursive: true })
  print(`a start of all ${count} together, as after a start of the machine`)
  const began = performance.now()
  const sites = await Promise.all(folders.map(start))
  const allReady = performance.now() - began
  opened.defer(async () => {
    await Promise.all(sites.map((site) => site.stop()))
  })
  for (const site of sites) await settled(site.pid)
  const atRest = memoryOfAll(sites)
  const resident = median(sites.map((site) => memoryOf(site.pid)))

  print(`${Math.round(atRest)} MB at rest together, resident in each ${Math.round(resident)} MB`)
  print(`${seconds} s at rest, then with load on one site`)
  const [busy, ...others] = sites
  if (!busy) throw new Error('No site was started.')
  const quiet = await latencies(others)
  const [underLoad, beside] = await Promise.all([
    load({ url: `${busy.url}/`, seconds, connections }),
    latencies(others),
  ])
  const withLoad = memoryOfAll(sites)
  const disk = diskOf(first)
  const figures = [
    { id: 'memory', what: `Memory of a site at rest, one of ${count}`, value: atRest / count },
    { id: 'memory.together', what: `Memory of ${count} sites, one just after load`, value: withLoad },
    { id: 'disk', what: 'Disk of a new site with one backup', value: disk.data + disk.backup + disk.release },
  ]
  return {
    figures: [
      ...figures.map((figure) => ({ ...figure, id: `several-sites.${figure.id}`, unit: 'MB' as const })),
      {
        id: 'several-sites.start',
        what: `${count} sites started together → all ready`,
        value: allReady,
        unit: 'ms',
      },
    ],
    tables: [
      {
        caption: `Home page of the ${others.length} other sites, ms`,
        columns: ['load on one site', 'median', 'p99', 'slowest'],
        rows: [
          ['none', ...spread(quiet)],
          [`${Math.round(underLoad.requestsPerSecond)} requests of \`/\` a second`, ...spread(beside)],
        ],
      },
      {
        caption: 'Disk of a new site, MB',
        columns: ['data', 'a backup', 'published pages'],
        rows: [[disk.data, disk.backup, disk.release].map(Math.round)],
      },
    ],
    notes: [
      `Memory of ${count} sites at rest: ${Math.round(atRest)} MB, in which what they share, as the code of Node, counts once; resident in each process: ${Math.round(resident)} MB. With ${reserved} MB for the system, Caddy and one helper, a machine of ${machineMemory} MB holds ${Math.floor((machineMemory - reserved) / (atRest / count))} sites.`,
    ],
  }
}

/** Starts a site like its unit does. */
const start = ({ dataDir, releaseDir }: Folders) =>
  startSite({ dataDir, env: { NODE_ENV: 'production', RELEASE_DIR: releaseDir, LOG_LEVEL: 'warn' } })

/** MB in which shared memory counts once. */
const memoryOfAll = (sites: readonly Site[]) => sites.reduce((sum, site) => sum + memoryTogether(site.pid), 0)

/** The ms of requests to the sites in turn, one at a time. */
async function latencies(sites: readonly Site[]): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  while (performance.now() < end)
    for (const { url } of sites) {
      const began = performance.now()
      await (await fetch(url)).arrayBuffer()
      times.push(performance.now() - began)
    }
  return times
}

function diskOf({ dataDir, releaseDir }: Folders) {
  const data = megabytes(dataDir)
  const file = join(dataDir, 'copia.db')
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir }
  execFileSync('node', ['scripts/backup.ts', file], { env })
  return { data, backup: megabytes(file), release: megabytes(releaseDir) }
}

const megabytes = (path: string) =>
  Number.parseInt(execFileSync('du', ['-sm', path], { encoding: 'utf8' }), 10)

const spread = (times: readonly number[]) =>
  [median(times), percentile(times, 99), Math.max(...times)].map((time) => time.toFixed(1))
