import type { StaticAssets } from '../http/static-assets.ts'
import { UploadFolder } from '../media/encoder/upload-folder.ts'
import { openMedia } from '../media/open-media.ts'
import type { ReleaseFolder } from '../releases/folder/release-folder.ts'
import { followInstances } from '../releases/follow-instances.ts'
import type { Publisher } from '../releases/publisher.ts'
import type { Renderer } from '../releases/renderer.ts'
import type { Store } from '../store/store.ts'
import type { StartContext } from './start-context.ts'

type Options = {
  readonly store: Store
  readonly renderer: Renderer
  readonly assets: StaticAssets
  readonly publisher: Publisher
  readonly folder: ReleaseFolder | undefined
}

/**
 * Opens the picture library. From then on, every release gets its generated pictures and, if there is a release
 * folder, its remaining files; and releases of other instances are served too, because they may show new pictures.
 * Each release also ends the copies of pictures that only the one before it showed.
 */
export async function openSitePictures(context: StartContext, options: Options) {
  const { config, overrides, log, security, opened } = context
  const { store, renderer, assets, publisher, folder } = options
  const { dataFolder } = config
  const { encoder, createUploadFile } = overrides
  const { library, media, pictures, generated, copies, draftCards } = await openMedia({
    ...{ store, publisher, renderer, dataFolder, headers: security.forData, releaseFolder: folder },
    folder: new UploadFolder(dataFolder, createUploadFile),
    ...(encoder && { encoder }),
    fallback: assets.get('/compartir.jpg'),
    onError: (error, what) => log.error({ err: error, what }, 'Falló la biblioteca de imágenes'),
  })
  opened.defer(() => library.close())

  opened.defer(followInstances({ store, media, publisher, copies, log }))
  folder?.showPictures(pictures)
  publisher.subscribe(async (release) => {
    await generated.prepare(release)
    await folder?.finish(release)
    await copies.removeWithdrawn()
  })
  return { library, pictures, draftCards }
}
