import { setTimeout as delay } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { pageKinds } from '#tests/routes.ts'
import { firstScreenBytes } from './bytes/first-screen.ts'
import { atMost, exactly, type Figure, type Measured, type Print } from './results.ts'
import { fetchResponse } from './serving/served-responses.ts'
import { desktop, launchBrowser, openTab, phone } from './support/browser.ts'
import { watchLayoutShifts } from './support/layout-shifts.ts'
import { settled } from './support/process-figures.ts'
import { startSite } from './support/site.ts'
import {
  collectTransfers,
  kilobytes,
  kilobytesByKind,
  resourceKinds,
  type Transfer,
} from './support/transfers.ts'

const idleTime = 5000

/** Measures what a phone loads before the first touch, after a rest, and after scrolling to the end. */
export async function measure(print: Print): Promise<Measured> {
  await using opened = new AsyncDisposableStack()
  const site = await startSite()
  opened.defer(site.stop)
  // Wait until the pages are rendered and compressed.
  await settled(site.pid)
  const browser = await launchBrowser(opened)

  print(`${pageKinds.length} pages, all at a time`)
  const visits = await Promise.all(
    pageKinds.map(async (path) => ({ path, visit: await visitPage(browser, site.url + path) })),
  )
  const home = await fetchResponse(site.url, '/')
  const screens = {
    phone: await firstScreenBytes(browser, site.url, phone, home.body),
    desktop: await firstScreenBytes(browser, site.url, desktop, home.body),
  }
  return {
    figures: figuresOf(visits, home.body.length, screens),
    tables: [
      {
        caption: 'KB on the wire with headers, from an empty cache on a phone',
        columns: [
          'page',
          'stage',
          ...resourceKinds,
          'together',
          'requests',
          'fonts asked for before the first paint',
        ],
        rows: visits.flatMap(({ path, visit }) =>
          visit.stages.map(({ name, transfers }, index) => [
            `\`${path}\``,
            name,
            ...kilobytesByKind(transfers),
            kilobytes(transfers.map(({ bytes }) => bytes)),
            transfers.length,
            index === 0 ? visit.fontsBeforePaint : '',
          ]),
        ),
      },
    ],
    notes: [
      'The first screen of the home page is complete when its last visible section is complete. To measure it, the compressed page is truncated step by step until the decoded HTML no longer contains the end of that section.',
    ],
  }
}

type Visit = Awaited<ReturnType<typeof visitPage>>

/** Time in ms in which the loader requests the late icons. */
const timeForIcons = 500

async function visitPage(browser: Browser, url: string) {
  const context = await browser.newContext(phone)
  const { page, devtools } = await openTab(context)
  const transfers = collectTransfers(devtools)
  const layoutShift = await watchLayoutShifts(page)
  const stages: { name: string; transfers: readonly Transfer[] }[] = []
  const note = (name: string) => stages.push({ name, transfers: [...transfers] })

  // The loader comes after the first paint. To look for it with a script would count as a use of the page.
  const loader = page.waitForResponse(/\/assets\/loader-/)
  await page.goto(url, { waitUntil: 'networkidle' })
  await loader
  await delay(timeForIcons)
  note('before it is touched')
  const fontsBeforePaint = await countFontsBeforePaint(page)
  await delay(idleTime)
  note('after 5 s of rest')
  await scrollToEnd(page)
  await page.waitForLoadState('networkidle')
  note('after scrolling to the end')
  const shift = await layoutShift()
  await context.close()
  return { stages, fontsBeforePaint, shift }
}

function countFontsBeforePaint(page: Page): Promise<number> {
  return page.evaluate(() => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
    const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'))
    return fonts.filter(({ startTime }) => startTime < painted).length
  })
}

/** Scrolls one screen at a time, like a finger. */
async function scrollToEnd(page: Page): Promise<void> {
  const { height } = phone.viewport
  const screens = await page.evaluate((step) => Math.ceil(document.body.scrollHeight / step), height)
  for (let screen = 0; screen < screens; screen++) {
    await page.mouse.wheel(0, height)
    await delay(150)
  }
}

/** Compressed scripts in KB, without headers. */
const scriptBytes = (transfers: readonly Transfer[]): number =>
  kilobytes(transfers.filter(({ kind }) => kind === 'JavaScript').map(({ bodyBytes }) => bodyBytes))

function figuresOf(
  visits: readonly { readonly path: string; readonly visit: Visit }[],
  homeBytes: number,
  screens: { readonly phone: number; readonly desktop: number },
): Figure[] {
  const beforeUse = visits.flatMap(({ visit }) => visit.stages.slice(0, 2))
  const scripts = beforeUse.map(({ transfers }) => scriptBytes(transfers))
  const scrolled = visits.find(({ path }) => path === '/')?.visit.stages.at(-1)?.transfers ?? []
  return [
    {
      id: 'bytes.home',
      what: 'Home page, HTML with its CSS inlined, brotli',
      value: homeBytes / 1024,
      unit: 'KB',
      target: atMost(23),
    },
    {
      id: 'bytes.first-screen.phone',
      what: 'Part of it that the first screen of a phone needs',
      value: screens.phone / 1024,
      unit: 'KB',
      target: atMost(14),
    },
    {
      id: 'bytes.first-screen.desktop',
      what: 'Part of it that the first screen of a desktop needs',
      value: screens.desktop / 1024,
      unit: 'KB',
      target: atMost(14),
    },
    {
      id: 'bytes.script',
      what: 'JavaScript before the first sign of use, maximum of all pages',
      value: Math.max(...scripts),
      unit: 'KB',
      target: atMost(3),
    },
    {
      id: 'bytes.script.scrolled',
      what: 'JavaScript after scrolling the whole home page',
      value: scriptBytes(scrolled),
      unit: 'KB',
      target: atMost(80),
    },
    {
      id: 'layout-shift',
      what: 'Cumulative layout shift, loading and scrolling, maximum of all pages',
      value: Math.max(...visits.map(({ visit }) => visit.shift)),
      unit: '',
      target: exactly(0),
    },
  ]
}
