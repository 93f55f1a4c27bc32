import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openOrSeedStore } from '../../src/server/store/first-start.ts'
import { documentsWithEntries } from './generated-documents.ts'
import { startSite } from './site.ts'

/** Starts a site whose store holds that many entries; without a number, the sample. It leaves nothing behind. */
export async function startSiteWith(entries: number | undefined) {
  const dataDir = await mkdtemp(join(tmpdir(), 'consultorio-bench-'))
  const removeData = () => rm(dataDir, { recursive: true, force: true })
  try {
    if (entries !== undefined) await fillStore(dataDir, entries)
    const site = await startSite({ dataDir })
    return {
      ...site,
      async stop() {
        await site.stop()
        await removeData()
      },
    }
  } catch (error) {
    await removeData()
    throw error
  }
}

async function fillStore(dataFolder: string, entries: number): Promise<void> {
  const { store } = await openOrSeedStore({
    file: join(dataFolder, 'consultorio.db'),
    dataFolder,
    loadSamples: async () => documentsWithEntries(entries),
  })
  await store.close()
}
