import type { Browser, Page } from '@playwright/test'
import { test as base } from './fixtures.ts'
import type { SiteHost } from './hosted/site-host.ts'
import { ownerEnv } from './owner-client.ts'
import { siteStart } from './site-start.ts'

export type ClockedSite = Awaited<ReturnType<typeof createClockedSite>>

/** A site of its own, whose server reads a clock that the test sets. */
async function createClockedSite(host: SiteHost) {
  let site = await host.start()
  const { url, port, dataDir } = site
  return {
    url,
    dataDir,
    /** Sets the server's clock, which continues from there. */
    setClock: (moment: string) => host.shiftClock(Date.parse(moment) - Date.now()),
    /** The data stay. */
    stop: () => site.stop(),
    async startAgain() {
      site = await host.start({ env: ownerEnv, from: { dataDir }, port })
    },
    async close() {
      await site.stop()
      await host.shiftClock(0)
    },
  }
}

/** Playwright's test with such a site. */
export const testWithClock = base.extend<{ admin: ClockedSite }>({
  admin: [
    async ({ host }, use) => {
      const site = await createClockedSite(host)
      await use(site)
      await site.close()
    },
    { timeout: siteStart },
  ],

  baseURL: ({ admin }, use) => use(admin.url),
})

/** A visitor's page at this moment, on a phone. */
export async function visitorAt(
  browser: Browser,
  { url }: Pick<ClockedSite, 'url'>,
  moment: string,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 360, height: 800 } })
  const page = await context.newPage()
  await page.clock.setFixedTime(moment)
  return page
}
