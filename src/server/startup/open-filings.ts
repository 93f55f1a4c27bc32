import { findChromium } from '../chromium/find-chromium.ts'
import { createFilingJobs, type FilingJobs } from '../filing/filing-jobs.ts'
import { createFilingMaker } from '../filing/filing-maker.ts'
import type { PublicSite } from '../http/public-site.ts'
import { temporaryPath } from '../media/encoder/upload-folder.ts'
import type { Publisher } from '../releases/publisher.ts'
import { createFilings } from '../store/filings.ts'
import { createPrivateFiles } from '../store/private-files.ts'
import type { Store } from '../store/store.ts'
import type { StartContext } from './start-context.ts'

type Options = { readonly store: Store; readonly publisher: Publisher; readonly site: PublicSite }

/** Connects the making of filings for the COFEPRIS with the system's Chromium, if there is one. */
export function openFilings(
  { config, log, overrides }: StartContext,
  { store, ...options }: Options,
): FilingJobs {
  const chromium = findChromium(config.chromium)
  const { siteUrl, dataFolder } = config
  const folder = temporaryPath(dataFolder)
  const usual =
    chromium === undefined ? undefined : createFilingMaker({ chromium, siteUrl, folder, ...options })
  return createFilingJobs({
    make: overrides.makeFiling ?? usual,
    files: createPrivateFiles(store),
    filings: createFilings(store),
    onError: (error) => log.error({ err: error }, 'No se pudo preparar el expediente para la COFEPRIS'),
  })
}
