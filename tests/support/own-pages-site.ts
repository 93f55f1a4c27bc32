import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SiteHost } from './hosted/site-host.ts'
import { seedSite } from './large-site.ts'
import { documentsWithPages } from './own-pages.ts'

/** Starts a site that has pages of the owner's own. */
export async function startSiteWithPages(host: SiteHost) {
  const dataDir = await mkdtemp(join(tmpdir(), 'consultorio-'))
  await seedSite(dataDir, documentsWithPages)
  const site = await host.start({ from: { dataDir } })
  return {
    url: site.url,
    async stop() {
      await site.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
