import type { Page } from '@playwright/test'

/** Counts, from the next page on, how much the layout shifts. */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let sum = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += Reflect.get(entry, 'value')
      Object.assign(window, { layoutShift: sum })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => Number(Reflect.get(window, 'layoutShift') ?? 0))
}
