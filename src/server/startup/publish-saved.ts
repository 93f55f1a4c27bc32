import { documentRow, isDocumentName } from '#content/documents/documents.ts'
import type { Publisher } from '../releases/publisher.ts'
import type { Store } from '../store/store.ts'
import type { StartContext } from './start-context.ts'

type Options = {
  readonly store: Pick<Store, 'latestSummaries'>
  readonly publisher: { readonly publish: (...changes: Parameters<Publisher['publish']>) => Promise<unknown> }
  readonly log: StartContext['log']
}

/**
 * Publishes the live release, and with it what the last process saved for publishing and could not publish before it was
 * killed. If that cannot be published, visitors get the release as it was recorded.
 */
export async function publishSaved({ store, publisher, log }: Options): Promise<void> {
  try {
    await publisher.publish(await savedForPublishing(store))
  } catch (err) {
    log.error({ err }, 'No se publicó lo último que se guardó. Se muestra lo que ya estaba publicado')
    await publisher.publish()
  }
}

/** The latest revisions of the documents whose saves also publish. */
async function savedForPublishing(store: Options['store']) {
  const latest = (await store.latestSummaries()).filter(
    ({ document }) => isDocumentName(document) && documentRow(document).publishesOnSave,
  )
  return Object.fromEntries(latest.map(({ document, number }) => [document, number]))
}
