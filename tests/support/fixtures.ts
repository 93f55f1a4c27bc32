import { test as base, expect, type Page } from '@playwright/test'
import { startExportedSite } from './exported-site.ts'
import { type SiteHost, startSiteHost } from './hosted/site-host.ts'
import { waitForLoader } from './loader.ts'
import { siteStart } from './site-start.ts'
import type { VariantSite } from './variant-site.ts'

type Options = {
  /** Errors that this test's page may report: `test.use({ allowedErrors: /404|503/ })`. */
  allowedErrors: RegExp | undefined
}

export type SiteOptions = {
  /** The server of the site: the process itself, or nginx with the output of `npm run export`. */
  servedBy: 'process' | 'nginx'
  /** Runs the sites of the worker's tests. */
  host: SiteHost
  site: { readonly url: string }
  /** A site that has pages of the owner's own. */
  siteWithPages: { readonly url: string }
  /** Shows the variants and content set by the test. */
  variantSite: VariantSite
}

export { expect }

/**
 * Playwright's test with worker-scoped sites, which start when a test first asks for them. A test fails when its page
 * reports an error. All files of the gate share these fixtures: Playwright starts a new worker, with a browser and a
 * site, for a file whose worker-scoped fixtures are others.
 */
export const test = base.extend<Options, SiteOptions>({
  servedBy: ['process', { option: true, scope: 'worker' }],

  host: [
    async ({}, use) => {
      const host = startSiteHost()
      await use(host)
      await host.close()
    },
    { scope: 'worker', timeout: siteStart },
  ],

  site: [
    async ({ servedBy, host }, use) => {
      const site = servedBy === 'nginx' ? await startExportedSite() : await host.start()
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: siteStart },
  ],

  siteWithPages: [
    async ({ host }, use) => {
      const { startSiteWithPages } = await import('./own-pages-site.ts')
      const site = await startSiteWithPages(host)
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: siteStart },
  ],

  variantSite: [
    async ({}, use) => {
      const { startVariantSite } = await import('./variant-site.ts')
      const site = await startVariantSite()
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],

  baseURL: ({ site }, use) => use(site.url),

  allowedErrors: [undefined, { option: true }],

  page: async ({ page, allowedErrors, javaScriptEnabled }, use) => {
    const errors = collectErrors(page)
    let hasWritten = false
    page.on('request', (request) => {
      if (request.method() !== 'GET' && request.url().includes('/api/')) hasWritten = true
    })
    if (javaScriptEnabled) waitForLoader(page)
    await use(page)
    const unexpected = errors.filter(
      (error) =>
        !allowedErrors?.test(error) &&
        !(hasWritten && goneDraft.test(error)) &&
        !leftOutTransition.test(error),
    )
    expect(unexpected, 'errors that the page reported').toEqual([])
  },
})

/**
 * A draft of the server's list that the page itself published, discarded or moved before it was read. The browser
 * reports the 404, and the admin continues without the draft.
 */
const goneDraft = /404 \(Not Found\).*\/api\/next\//

/**
 * Chromium leaves out the transition to a page that it has already shown, to one that another page replaces, as happens
 * on a busy machine, and to one without transitions, such as the admin. It reports that as the page's error
 * (https://github.com/w3c/csswg-drafts/issues/13726).
 */
const leftOutTransition =
  /^(?:InvalidStateError: Transition was aborted because of invalid state\. (?:Page already revealed|ViewTransition opt-in disabled)|AbortError: Transition was skipped\. Navigation aborted)$/

function collectErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
  })
  return errors
}
