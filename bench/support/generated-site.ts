import { seedLargeSite } from '#tests/large-site.ts'
import { newFolder } from './new-folder.ts'
import { startSite } from './site.ts'

/** Starts a site with that many entries; without a number, the sample site. */
export async function startSiteWith(entries: number | undefined, opened: AsyncDisposableStack) {
  const dataDir = await newFolder(opened)
  if (entries !== undefined) await seedLargeSite(dataDir, entries)
  const site = await startSite({ dataDir })
  opened.defer(site.stop)
  return site
}
