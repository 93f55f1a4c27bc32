import type { Browser, CDPSession, Locator, Page } from '@playwright/test'
import { openTab, phone } from '../support/browser.ts'
import type { Control } from './controls.ts'

/** The browser does not report shorter events. */
const shortest = 16
const rest = 400

/** Scroll speed in pixels per second. */
const scrollSpeed = 2000

/** How the visitor reaches a control: by scrolling to it, or by a jump just before the tap. */
export type Arrival = 'scroll' | 'jump'

/**
 * Interaction to Next Paint: ms of the slowest tap on a control, or key, from the touch to the next paint, on a slow
 * processor.
 */
export async function interactionToNextPaint(
  browser: Browser,
  url: string,
  { path = '/', taps, keys = '' }: Control,
  arrival: Arrival,
): Promise<number> {
  await using opened = new AsyncDisposableStack()
  const context = await browser.newContext(phone)
  opened.defer(() => context.close())
  const { page, devtools } = await openTab(context, { cpu: true })
  await watchInteractions(page)
  await page.goto(url + path, { waitUntil: 'load' })

  for (const target of taps(page)) {
    if (arrival === 'scroll') await scrollTo(devtools, target)
    // The tap itself scrolls there.
    await target.tap()
    await page.waitForTimeout(rest)
  }
  for (const key of keys) {
    await page.keyboard.press(key)
    await page.waitForTimeout(rest)
  }
  return Math.max(shortest, ...(await interactionsOf(page)))
}

/** Scrolls by wheel if the target is outside the window: headless Chromium does not scroll by touch. */
async function scrollTo(devtools: CDPSession, target: Locator): Promise<void> {
  const { width, height } = phone.viewport
  const box = await target.boundingBox()
  if (!box || (box.y >= 0 && box.y + box.height <= height)) return
  await devtools.send('Input.synthesizeScrollGesture', {
    x: width / 2,
    y: height / 2,
    yDistance: height / 2 - box.y,
    speed: scrollSpeed,
    gestureSourceType: 'mouse',
  })
  await target.page().waitForTimeout(rest)
}

async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript(
    ({ threshold }) => {
      const durations: Record<number, number> = {}
      Object.assign(window, { interactions: durations })
      const options = { type: 'event', buffered: true, durationThreshold: threshold }
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const id = Number(Reflect.get(entry, 'interactionId'))
          if (id > 0) durations[id] = Math.max(durations[id] ?? 0, entry.duration)
        }
      }).observe(options)
    },
    { threshold: shortest },
  )
}

function interactionsOf(page: Page): Promise<number[]> {
  return page.evaluate(() => Object.values(Reflect.get(window, 'interactions')).map(Number))
}
