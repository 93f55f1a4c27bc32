import type { Page } from '@playwright/test'

/**
 * Lets `goto` and `reload` of a page of the site also wait for its loader, which starts after the first paint: a sign
 * of use before it is lost. A test that holds the loader back waits for a while only.
 */
export function waitForLoader(page: Page): void {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = async (...request) => {
    const response = await goto(...request)
    await loaderStarted(page)
    return response
  }
  page.reload = async (...request) => {
    const response = await reload(...request)
    await loaderStarted(page)
    return response
  }
}

/** Resolves when the loader of the open page has run, or after a while when it does not come. */
async function loaderStarted(page: Page): Promise<void> {
  // Not by the page's list of requests, which is empty in a test that sets the clock.
  const hasStarted = () => {
    const address = document.querySelector<HTMLScriptElement>('script[nomodule]')?.src
    return !address || [...document.scripts].some(({ type, src }) => type === 'module' && src === address)
  }
  await page
    .waitForFunction(hasStarted, undefined, { timeout: 20_000 })
    // Importing it again waits for its end. A string, because a build step would change the import.
    .then(() =>
      page.evaluate("import(document.querySelector('script[nomodule]')?.src).then(() => undefined)"),
    )
    // The test may have closed the page, or opens another one.
    .catch(() => {})
}
