import type { Page } from '@playwright/test'

/** Holds requests back until `release` is called. `asked` resolves when the first one was made. */
export async function holdRequests(page: Page, url: string | RegExp) {
  const asked = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    asked.resolve()
    await released.promise
    await route.fallback()
  })
  return { asked: asked.promise, release: () => released.resolve() }
}
