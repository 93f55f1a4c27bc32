import type { Result } from 'lighthouse'
import lighthouse from 'lighthouse'
import { pageKinds } from '#tests/routes.ts'
import { freePort } from '#tests/server.ts'
import { atMost, exactly, type Figure, type Measured, type Print } from './results.ts'
import { launchBrowser } from './support/browser.ts'
import { settled } from './support/process-figures.ts'
import { repeat } from './support/repeat.ts'
import { startSite } from './support/site.ts'
import { median } from './support/statistics.ts'

const runs = 5
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof categories)[number]

/** Lighthouse refuses a page with an error status, and takes points from one that search engines must not list. */
const paths = pageKinds.filter((path) => path !== '/no-existe' && path !== '/buscar')

/** Lighthouse's mobile settings: it simulates a slow network and a slow processor. */
export async function measure(print: Print): Promise<Measured> {
  await using opened = new AsyncDisposableStack()
  const site = await startSite()
  opened.defer(site.stop)
  await settled(site.pid)
  const port = await freePort()
  await launchBrowser(opened, [`--remote-debugging-port=${port}`])

  const audited: { path: string; reports: Result[] }[] = []
  for (const path of paths) {
    print(path)
    audited.push({ path, reports: await repeat(runs, () => audit(site.url + path, port)) })
  }
  return {
    figures: [
      ...categories.map((category) =>
        figureOf(
          category,
          audited.map(({ reports }) => scoreOf(reports, category)),
        ),
      ),
      ...timeFigures(audited),
    ],
    tables: [scoresTable(audited), auditsTable(audited)],
    notes: [],
  }
}

async function audit(url: string, port: number): Promise<Result> {
  const response = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] })
  if (!response) throw new Error(`Lighthouse gave no report for ${url}.`)
  const { runtimeError } = response.lhr
  if (runtimeError) throw new Error(`Lighthouse could not audit ${url}: ${runtimeError.message}`)
  return response.lhr
}

/** The median score of the runs, from 0 to 100. */
function scoreOf(reports: readonly Result[], category: Category): number {
  return Math.round(median(reports.map(({ categories: all }) => all[category]?.score ?? 0)) * 100)
}

function figureOf(category: Category, scores: readonly number[]): Figure {
  return {
    id: `lighthouse.${category}`,
    what: `Lighthouse mobile, ${category}, the lowest of ${scores.length} kinds of page`,
    value: Math.min(...scores),
    unit: 'points',
    target: exactly(100),
  }
}

function timeFigures(audited: Audited): Figure[] {
  const isHome = ({ path }: Audited[number]) => path === '/'
  const slowest = (pages: Audited, audit: string) =>
    Math.max(...pages.map(({ reports }) => medianOf(reports, audit)))
  const home = audited.filter(isHome)
  const others = audited.filter((page) => !isHome(page))
  const time = (id: string, what: string, value: number, target: number): Figure => ({
    id: `lighthouse.${id}`,
    what: `Lighthouse mobile, ${what}`,
    value,
    unit: 'ms',
    target: atMost(target),
  })
  return [
    time('first-paint', 'first paint of `/`', slowest(home, 'first-contentful-paint'), 850),
    time('largest-paint', 'largest paint of `/`', slowest(home, 'largest-contentful-paint'), 1200),
    time(
      'largest-paint.others',
      `largest paint, the slowest of the ${others.length} other kinds of page`,
      slowest(others, 'largest-contentful-paint'),
      1100,
    ),
    time('work', 'main-thread work, the busiest page', slowest(audited, 'mainthread-work-breakdown'), 600),
    time('blocking', 'blocking time, the slowest page', slowest(audited, 'total-blocking-time'), 0),
    time('delay', 'longest possible input delay', slowest(audited, 'max-potential-fid'), 80),
  ]
}

const medianOf = (reports: readonly Result[], audit: string): number =>
  median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN))

type Audited = readonly { readonly path: string; readonly reports: readonly Result[] }[]

const timings = {
  'first-contentful-paint': 'first paint ms',
  'largest-contentful-paint': 'largest paint ms',
  'total-blocking-time': 'blocking ms',
  'mainthread-work-breakdown': 'main-thread work ms',
  'max-potential-fid': 'longest delay ms',
  'speed-index': 'speed index ms',
}

function scoresTable(audited: Audited) {
  return {
    caption: `Scores, median of ${runs} runs`,
    columns: ['page', ...categories, ...Object.values(timings), 'layout shift'],
    rows: audited.map(({ path, reports }) => [
      `\`${path}\``,
      ...categories.map((category) => scoreOf(reports, category)),
      ...Object.keys(timings).map((audit) => Math.round(medianOf(reports, audit))),
      Number(medianOf(reports, 'cumulative-layout-shift').toFixed(4)),
    ]),
  }
}

/** Every weighted audit below its full score in any run. */
function auditsTable(audited: Audited) {
  const found = audited.flatMap(({ path, reports }) =>
    reports.flatMap(({ categories: all, audits }) =>
      Object.values(all).flatMap(({ title: category, auditRefs }) =>
        auditRefs.flatMap(({ id, weight }) => {
          const audit = audits[id]
          const isShort = weight > 0 && audit && audit.score !== null && audit.score < 1
          return isShort ? [{ path, category, id, title: audit.title, score: audit.score ?? 0 }] : []
        }),
      ),
    ),
  )
  const byAudit = Map.groupBy(found, ({ path, id }) => `${path} ${id}`)
  return {
    caption: 'Audits below their full score',
    columns: ['page', 'category', 'audit', 'lowest score'],
    rows: [...byAudit.values()].map((same) => {
      const lowest = same.reduce((a, b) => (b.score < a.score ? b : a))
      return [`\`${lowest.path}\``, lowest.category, `${lowest.id}: ${lowest.title}`, lowest.score.toFixed(2)]
    }),
  }
}
