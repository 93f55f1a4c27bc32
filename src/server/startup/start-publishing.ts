import { pageContentWith } from '../http/security-headers.ts'
import { loadStaticAssets } from '../http/static-assets.ts'
import { withKeyFile } from '../index-now/key-file.ts'
import { notifySearchEngines } from '../index-now/notify-search-engines.ts'
import { datingPrivacyNotice } from '../releases/date-privacy-notice.ts'
import { ReleaseFolder } from '../releases/folder/release-folder.ts'
import { publishOnTime } from '../releases/publish-on-time.ts'
import { Publisher } from '../releases/publisher.ts'
import type { Store } from '../store/store.ts'
import { publishSaved } from './publish-saved.ts'
import type { StartContext } from './start-context.ts'

type Options = {
  readonly store: Store
  readonly onError: (error: unknown, path: string) => void
}

/** Loads the build, and publishes the live release. Visitors can be served from then on. */
export async function startPublishing(context: StartContext, { store, onError }: Options) {
  const { config, sources, overrides, security, opened, log } = context
  const { siteUrl, indexNow } = config
  const [loaded, assets] = await Promise.all([
    sources.loadRenderer(siteUrl),
    loadStaticAssets(sources.folders, security),
  ])

  const renderer = indexNow ? withKeyFile(loaded, siteUrl) : loaded
  const folder = config.releaseFolder
    ? new ReleaseFolder({ folder: config.releaseFolder, assets })
    : undefined
  const contentOf = pageContentWith(security)
  const { now } = overrides
  const dated = { ...store, loadSnapshot: datingPrivacyNotice(store) }
  const publisher = new Publisher({
    store: dated,
    renderer,
    contentOf,
    folder,
    onError,
    now,
  })
  opened.defer(() => publisher.close())
  await publishSaved({ store, publisher, log })
  opened.defer(publishOnTime({ publisher, now, onError }))
  if (indexNow) {
    const warn = (error: unknown) => log.warn({ err: error }, 'No se avisó a los buscadores (IndexNow)')
    publisher.subscribe(notifySearchEngines({ siteUrl, onError: warn }))
  }
  return { renderer, assets, folder, publisher }
}
