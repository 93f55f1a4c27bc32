import { join } from 'node:path'
import type { Snapshot } from '#content/documents/snapshot.ts'
import { localNetwork } from '../internet/local-network.ts'
import { temporaryPath } from '../media/encoder/upload-folder.ts'
import type { MediaLibrary } from '../media/library/media-library.ts'
import { createFetchedPictures } from '../old-site/fetch/fetched-pictures.ts'
import { createSiteFetcher } from '../old-site/fetch/site-fetcher.ts'
import { createPictureTaker } from '../old-site/fetch/take-pictures.ts'
import { createOldSiteImport, type OldSiteImport } from '../old-site/old-site-import.ts'
import { createDrafts } from '../store/drafts.ts'
import type { Store } from '../store/store.ts'
import type { StartContext } from './start-context.ts'

type Parts = {
  readonly store: Store
  readonly library: MediaLibrary
  readonly savedSnapshot: () => Promise<Snapshot>
}

/** Prepares the import of the owner's former site. */
export function openOldSite({ config, log, overrides }: StartContext, parts: Parts): OldSiteImport {
  const { library, store, savedSnapshot } = parts
  const fetched = createFetchedPictures(store.db)
  const local = overrides.localServers
  return createOldSiteImport({
    folder: join(config.dataFolder, 'sitio-anterior'),
    uploads: temporaryPath(config.dataFolder),
    drafts: createDrafts(store.db),
    savedSnapshot,
    takePictures: (host, wanted, { signal, onProgress }) => {
      const fetcher = createSiteFetcher({
        site: new URL(`https://${host || 'localhost'}`),
        signal,
        network: local && localNetwork(local),
      })
      return createPictureTaker({ fetcher, library, fetched })(wanted, onProgress)
    },
    local,
    onError: (error) => log.error({ err: error }, 'No se pudo traer el sitio anterior de la dueña'),
  })
}
