import { test as base, expect, type Page } from '@playwright/test'
import { startExportedSite } from './exported-site.ts'
import { startServer } from './server.ts'

type Options = {
  /** Errors that this test's page may report: `test.use({ allowedErrors: /404|503/ })`. */
  allowedErrors: RegExp | undefined
}

export type SiteOptions = {
  /** The server of the site: the process itself, or nginx with the output of `npm run export`. */
  servedBy: 'process' | 'nginx'
  site: { readonly url: string }
}

export { expect }

/** Playwright's test with a worker-scoped site. A test fails when its page reports an error. */
export const test = base.extend<Options, SiteOptions>({
  servedBy: ['process', { option: true, scope: 'worker' }],

  site: [
    async ({ servedBy }, use) => {
      const site = servedBy === 'nginx' ? await startExportedSite() : await startServer()
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],

  baseURL: ({ site }, use) => use(site.url),

  allowedErrors: [undefined, { option: true }],

  page: async ({ page, allowedErrors, javaScriptEnabled }, use) => {
    const errors = collectErrors(page)
    if (javaScriptEnabled) waitForLoader(page)
    await use(page)
    const unexpected = errors.filter((error) => !allowedErrors?.test(error))
    expect(unexpected, 'errors that the page reported').toEqual([])
  },
})

/**
 * Lets `goto` and `reload` of a page of the site also wait for its loader, which starts after the first paint: a sign
 * of use before it is lost. A test that holds the loader back waits for a moment only.
 */
function waitForLoader(page: Page): void {
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

/** Resolves when the loader of the open page has run, or after a moment when it does not come. */
async function loaderStarted(page: Page): Promise<void> {
  const hasStarted = () =>
    !document.querySelector('script[nomodule]') ||
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/loader-'))
  await page
    .waitForFunction(hasStarted, undefined, { timeout: 2000 })
    // It has arrived: importing it again waits for its end. A string, because a build step would change the import.
    .then(() =>
      page.evaluate("import(document.querySelector('script[nomodule]')?.src).then(() => undefined)"),
    )
    // The test may have closed the page, or goes on to another one.
    .catch(() => {})
}

function collectErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
  })
  return errors
}
