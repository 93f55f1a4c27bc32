import { EncoderProcess } from '../media/encoder/encoder-process.ts'
import { UploadFolder } from '../media/encoder/upload-folder.ts'
import { createMediaLibrary } from '../media/library/media-library.ts'
import { openPictures } from '../media/open-media.ts'
import { createDraftCards } from '../media/serving/draft-cards.ts'
import { createPictureCopies } from '../media/serving/picture-copies.ts'
import type { ReleaseFolder } from '../releases/folder/release-folder.ts'
import { followInstances } from '../releases/follow-instances.ts'
import type { Publisher } from '../releases/publisher.ts'
import type { Renderer } from '../releases/renderer.ts'
import type { BundleFiles } from '../responses/prepared-response.ts'
import type { Store } from '../store/store.ts'
import type { StartContext } from './start-context.ts'

type Options = {
  readonly store: Store
  readonly renderer: Renderer
  readonly assets: BundleFiles
  readonly publisher: Publisher
  readonly folder: ReleaseFolder | undefined
}

/**
 * Opens the picture library, and deletes the uploads of an earlier process. From then on, every release gets its generated pictures and, if there is a release
 * folder, its remaining files; and releases of other instances are served too, because they may show new pictures.
 * Each release also ends the copies of pictures that only the one before it showed.
 */
export async function openSitePictures(context: StartContext, options: Options) {
  const { config, overrides, clock, scheduler, log, security, opened } = context
  const { store, renderer, assets, publisher, folder: releaseFolder } = options
  const { dataFolder } = config
  const onError = (error: unknown, what: string) =>
    log.error({ err: error, what }, 'Falló la biblioteca de imágenes')
  const parts = await openPictures({
    store,
    publisher,
    dataFolder,
    now: clock.now,
    folder: new UploadFolder(dataFolder, overrides.createUploadFile),
    encoder: overrides.encoder ?? new EncoderProcess({ clock }),
    headers: security.forData,
    fallback: assets.get('/compartir.jpg'),
    onError,
  })
  const { media, pictures, generated, make } = parts
  await parts.folder.clean()
  const copies = createPictureCopies({ ...parts, releaseFolder })
  const library = createMediaLibrary({ ...parts, store, scheduler, publisher, copies, onError })
  const draftCards = createDraftCards({ store, publisher, renderer, make })
  opened.defer(() => library.close())

  followInstances({ store, media, scheduler, publisher, copies, log })
  releaseFolder?.showPictures(pictures)
  publisher.subscribe(async (release) => {
    if (!overrides.isLazy) await generated.prepare(release)
    await releaseFolder?.finish(release)
    await copies.removeWithdrawn()
  })
  return { library, pictures, draftCards, encoder: parts.encoder }
}
