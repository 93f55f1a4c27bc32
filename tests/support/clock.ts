import type { Page } from '@playwright/test'

/** Stops the page's clock, so that only the test advances it. Up to a second passes first. */
export async function pauseClock(page: Page) {
  let isPaused = false
  while (!isPaused) {
    const now = await page.evaluate(() => Date.now())
    isPaused = await page.clock.pauseAt(now + 1000).then(
      () => true,
      (error: unknown) => {
        // On a slow machine the moment may pass before the command arrives; try a later one.
        if (!String(error).includes('to the past')) throw error
        return false
      },
    )
  }
}
