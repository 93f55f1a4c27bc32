import { setTimeout as wait } from 'node:timers/promises'
import { type Browser, type ElementHandle, type Page, ProtocolError } from 'puppeteer-core'
import { phone } from '../support/browser.ts'

/** How long a finger rests on a link, and how long a visitor looks at a page before she taps, in ms. */
const press = 90
const look = 3000

/** Longest time of a smooth scroll to a link. */
const scrolling = 1200

/** Longest wait for the largest paint of a page. */
const settled = 2500

type Visit = { readonly url: string; readonly received: () => number; readonly savesData: boolean }

/**
 * Taps a link of a page, and returns the ms from the touch to the largest paint of the page that
 * it opens, and the bytes received before the touch.
 */
export async function tapToPaint(browser: Browser, from: string, link: string, visit: Visit) {
  await using opened = new AsyncDisposableStack()
  const context = await browser.createBrowserContext()
  opened.defer(() => context.close())
  const page = await context.newPage()
  await page.setViewport({ ...phone.viewport, ...phone })
  if (visit.savesData)
    await page.evaluateOnNewDocument(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
    )
  const before = visit.received()
  await page.goto(visit.url + from, { waitUntil: 'load' })
  // The first sign of use: what a visitor does before she taps.
  await page.mouse.wheel({ deltaY: 60 })
  await wait(look)

  const target = await visibleLink(page, link)
  const { x, y } = await target.clickablePoint()
  const received = visit.received() - before
  const touched = Date.now()
  const touch = await page.touchscreen.touchStart(x, y)
  await wait(press)
  // The tab changes to the prepared page, perhaps before the browser has confirmed that the finger left.
  await touch.end().catch((error: unknown) => {
    if (!(error instanceof ProtocolError)) throw error
  })
  await wait(settled)
  const { path, painted } = await page.evaluate(largestPaint)
  if (path !== link) throw new Error(`A tap on ${link} opened ${path}.`)
  return { ms: Math.round(painted - touched), received }
}

/** Scrolls to the first visible link; where all of them are folded, first opens the fold of the first one of the content. */
async function visibleLink(page: Page, path: string): Promise<ElementHandle<Element>> {
  for (const link of await page.$$(`a[href="${path}"]`)) {
    // Not what a closed `details` contains, which has a box.
    if (!(await link.evaluate((element) => element.checkVisibility()))) continue
    await link.scrollIntoView()
    await wait(scrolling)
    return link
  }
  const summary = await page.$(`main details:not([open]):has(a[href="${path}"]) > summary`)
  if (summary) {
    await summary.scrollIntoView()
    await wait(scrolling)
    await summary.tap()
    return visibleLink(page, path)
  }
  throw new Error(`${page.url()} has no visible link to ${path}.`)
}

/** The path of the page, and the time of its largest paint since the epoch. */
function largestPaint(): Promise<{ path: string; painted: number }> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1)
      if (last) resolve({ path: location.pathname, painted: performance.timeOrigin + last.startTime })
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
}
