import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, type SiteOptions } from './fixtures.ts'
import { seedSite } from './large-site.ts'
import { documentsWithPages } from './own-pages.ts'
import { siteStart } from './site-start.ts'

/** Playwright's test with a worker-scoped site that has pages of the owner's own. */
export const testWithOwnPages = base.extend<object, SiteOptions>({
  site: [
    async ({ host }, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'consultorio-'))
      await seedSite(dataDir, documentsWithPages)
      const site = await host.start({ from: { dataDir } })
      await use(site)
      await site.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: siteStart },
  ],
})
