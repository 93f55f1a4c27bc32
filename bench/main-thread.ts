import type { Browser } from '@playwright/test'
import { catalogue } from '#content/catalogue/index.ts'
import { pageKinds } from '#tests/routes.ts'
import { loadingWork } from './main-thread/tasks.ts'
import { atMost, type Figure, type Measured, type Print } from './results.ts'
import { cpuSlowdown, launchBrowser } from './support/browser.ts'
import { layoutChooser } from './support/layouts.ts'
import { settled } from './support/process-figures.ts'
import { repeat } from './support/repeat.ts'
import { startSite } from './support/site.ts'
import { median } from './support/statistics.ts'

const loads = 3

/** Machines differ by more than pages do: compare a page with this one, measured in the same run. */
const emptyPage = 'data:text/html,<!doctype html><title>Empty</title><p>Empty'

type Row = readonly [name: string, total: number, longest: number]

/** Measures what a phone's main thread does to load each kind of page, and each first screen of the home page. */
export async function measure(print: Print): Promise<Measured> {
  await using opened = new AsyncDisposableStack()
  const site = await startSite()
  opened.defer(site.stop)
  await settled(site.pid)
  const browser = await launchBrowser(opened)

  const empty = await measureLoads(browser, 'an empty page', emptyPage)
  print(`${pageKinds.length} kinds of page`)
  const pages: Row[] = []
  for (const path of pageKinds) pages.push(await measureLoads(browser, `\`${path}\``, site.url + path))

  const choose = await layoutChooser(site)
  const screens: Row[] = []
  for (const { file: Hero } of catalogue.Hero.variants) {
    print(`The first screens with ${Hero}`)
    for (const { file: Header } of catalogue.Header.variants) {
      await choose({ Hero, Header })
      screens.push(await measureLoads(browser, `${Hero}, ${Header}`, site.url))
    }
  }
  return {
    figures: figuresOf([...pages, ...screens], empty),
    tables: [tableOf('page', [empty, ...pages]), tableOf('first screen of the home page', screens)],
    notes: [],
  }
}

async function measureLoads(browser: Browser, name: string, url: string): Promise<Row> {
  const works = await repeat(loads, () => loadingWork(browser, url))
  const [total, longest] = [works.map((work) => work.total), works.map((work) => work.longest)]
  return [name, Math.round(median(total)), Math.round(median(longest))]
}

const figuresOf = (rows: readonly Row[], [, empty]: Row): Figure[] => [
  {
    id: 'main-thread.work',
    what: 'Main-thread work to load a page on a phone, the busiest page or first screen',
    value: Math.max(...rows.map(([, total]) => total)),
    unit: 'ms',
    target: atMost(600),
  },
  {
    id: 'main-thread.ratio',
    what: 'The same, compared with an empty page',
    value: Math.max(...rows.map(([, total]) => total)) / empty,
    unit: '×',
  },
  {
    id: 'main-thread.longest',
    what: 'Longest task of the main thread meanwhile',
    value: Math.max(...rows.map(([, , longest]) => longest)),
    unit: 'ms',
    target: atMost(80),
  },
]

const tableOf = (column: string, rows: readonly Row[]) => ({
  caption: `Main thread, ms of a processor slowed ${cpuSlowdown}×, median of ${loads} loads`,
  columns: [column, 'all tasks', 'longest task'],
  rows: rows.map((row) => [...row]),
})
