import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { test as base } from './fixtures.ts'
import { ownerEnv } from './owner-client.ts'
import { type RunningServer, startServer } from './server.ts'
import { siteStart } from './site-start.ts'
import { until } from './until.ts'

export type ClockedSite = Awaited<ReturnType<typeof createClockedSite>>

/** A site of its own, whose server reads a clock that the test sets. */
async function createClockedSite() {
  const folder = await mkdtemp(join(tmpdir(), 'consultorio-clock-'))
  const file = join(folder, 'shift')
  const preload = join(import.meta.dirname, 'preload-clock.ts')
  const env = { ...ownerEnv, TEST_CLOCK: file, NODE_OPTIONS: `--import=${preload}` }
  let server: RunningServer | undefined
  let isRunning = false
  const running = () => {
    if (!server) throw new Error('The site is stopped.')
    return server
  }
  const dataDir = join(folder, 'data')
  const site = {
    dataDir,
    get url() {
      return running().url
    },
    /** Sets the server's clock, which continues from there. Resolves when a running server has read it. */
    async setClock(moment: string) {
      const shift = `${Date.parse(moment) - Date.now()}`
      // A rename, so that the server never reads half of the number.
      await writeFile(`${file}.new`, shift)
      await rename(`${file}.new`, file)
      if (isRunning) await until(async () => (await readFile(`${file}.read`, 'utf8')) === shift)
    },
    async start() {
      server = await startServer({ env, dataDir, port: server?.port })
      isRunning = true
    },
    /** Stops the process. The data stay. */
    async stop() {
      isRunning = false
      await running().stop()
    },
    async remove() {
      await running().stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
  return site
}

/** Playwright's test with such a site, which the test starts. */
export const testWithClock = base.extend<{ admin: ClockedSite }>({
  admin: [
    async ({}, use) => {
      const site = await createClockedSite()
      await site.setClock(new Date().toISOString())
      await site.start()
      await use(site)
      await site.remove()
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
