import type { Page } from '@playwright/test'

/** From here on time passes on the page only when the test says so. Up to a second goes by first. */
export async function pauseClock(page: Page) {
  let isPaused = false
  while (!isPaused) {
    const now = await page.evaluate(() => Date.now())
    isPaused = await page.clock.pauseAt(now + 1000).then(
      () => true,
      (error: unknown) => {
        // A machine so busy that the moment was over when the order came: another one, then.
        if (!String(error).includes('to the past')) throw error
        return false
      },
    )
  }
}
