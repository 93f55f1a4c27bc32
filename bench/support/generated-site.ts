import { join } from 'node:path'
import { openOrSeedStore } from '../../src/server/store/first-start.ts'
import { documentsWithEntries } from './generated-documents.ts'
import { newFolder } from './new-folder.ts'
import { startSite } from './site.ts'

/** Starts a site whose store holds that many entries; without a number, the sample. */
export async function startSiteWith(entries: number | undefined, opened: AsyncDisposableStack) {
  const dataDir = await newFolder(opened)
  if (entries !== undefined) await fillStore(dataDir, entries)
  const site = await startSite({ dataDir })
  opened.defer(site.stop)
  return site
}

async function fillStore(dataFolder: string, entries: number): Promise<void> {
  const { store } = await openOrSeedStore({
    file: join(dataFolder, 'consultorio.db'),
    dataFolder,
    loadSamples: async () => documentsWithEntries(entries),
  })
  await store.close()
}
