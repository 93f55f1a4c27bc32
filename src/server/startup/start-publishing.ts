import type { FastifyBaseLogger } from 'fastify'
import { documentRow, isDocumentName } from '#content/documents/documents.ts'
import { pageContentWith } from '../http/security-headers.ts'
import type { RequestCounts } from '../http/server.ts'
import { loadStaticAssets } from '../http/static-assets.ts'
import { createReleaseFolder, ReleaseFolderError } from '../releases/folder/release-folder.ts'
import { publishOnTime } from '../releases/publish-on-time.ts'
import { Publisher } from '../releases/publisher.ts'
import { datingPrivacyNotice } from '../store/privacy-versions.ts'
import type { Store } from '../store/store.ts'
import type { StartContext } from './start-context.ts'

type Options = { readonly store: Store; readonly onError: (error: unknown, path: string) => void }

/** Loads the build, and publishes the live release. Visitors can be served from then on. */
export async function startPublishing(context: StartContext, { store, onError }: Options) {
  const { config, sources, overrides, scheduler, security, opened, log } = context
  const { isLazy } = overrides
  const [renderer, assets] = await Promise.all([
    sources.loadRenderer(config.siteUrl),
    loadStaticAssets(sources.folders, security),
  ])

  const folder = config.releaseFolder
    ? createReleaseFolder({ folder: config.releaseFolder, assets })
    : undefined
  const contentOf = pageContentWith(security)
  const dated = { ...store, loadSnapshot: datingPrivacyNotice(store) }
  const { now } = scheduler
  const publisher = new Publisher({ store: dated, renderer, contentOf, folder, isLazy, onError, now })
  opened.defer(() => publisher.close())
  await publishSaved({ store, publisher, log })
  publishOnTime({ publisher, scheduler, onError })
  return { renderer, assets, folder, publisher }
}

type Saved = {
  readonly store: Pick<Store, 'latestSummaries'>
  readonly publisher: { readonly publish: (...changes: Parameters<Publisher['publish']>) => Promise<unknown> }
  readonly log: StartContext['log']
}

/**
 * Publishes the live release, and with it what the last process saved for publishing and could not publish before it was
 * killed. If that cannot be published, visitors get the release as it was recorded.
 */
export async function publishSaved({ store, publisher, log }: Saved): Promise<void> {
  try {
    await publisher.publish(await savedForPublishing(store))
  } catch (err) {
    log.error({ err }, 'No se publicó lo último que se guardó. Se muestra lo que ya estaba publicado')
    await publisher.publish()
  }
}

/** The latest revisions of the documents whose saves also publish. */
async function savedForPublishing(store: Saved['store']) {
  const latest = (await store.latestSummaries()).filter(
    ({ document }) => isDocumentName(document) && documentRow(document).publishesOnSave,
  )
  return Object.fromEntries(latest.map(({ document, number }) => [document, number]))
}

/** Logs and counts errors of pages and of the release folder. */
export const pageErrors =
  (log: FastifyBaseLogger, counts: RequestCounts) =>
  (error: unknown, path: string): void => {
    counts.countError(error)
    if (error instanceof ReleaseFolderError) log.error({ err: error }, 'Falló la carpeta de RELEASE_DIR')
    else log.error({ err: error, path }, 'Falló una página')
  }
