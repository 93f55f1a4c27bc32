import type { ReleaseFolder } from '../releases/folder/release-folder.ts'
import type { Release } from '../releases/release.ts'
import type { Renderer } from '../releases/renderer.ts'
import { createMediaStore } from '../store/media-store.ts'
import type { Store } from '../store/store.ts'
import { EncoderProcess } from './encoder/encoder-process.ts'
import { UploadFolder } from './encoder/upload-folder.ts'
import { createMediaLibrary, type MediaLibraryOptions } from './library/media-library.ts'
import { createDraftCards } from './serving/draft-cards.ts'
import { GeneratedPictures, type GeneratedPicturesOptions } from './serving/generated-pictures.ts'
import { createPictureMaker } from './serving/make-picture.ts'
import { createPictureCopies } from './serving/picture-copies.ts'
import { createPublicVersions } from './serving/public-versions.ts'
import { releasePictures } from './serving/release-pictures.ts'
import { RenditionResponses } from './serving/rendition-responses.ts'

type PictureOptions = Omit<GeneratedPicturesOptions, 'make' | 'versions' | 'publisher'> & {
  readonly publisher: { readonly live: Release | undefined }
  readonly store: Pick<Store, 'db' | 'writeLarge'>
  readonly folder?: UploadFolder
  /** Child process that encodes pictures. */
  readonly encoder?: EncoderProcess
}

type Options = PictureOptions &
  Omit<MediaLibraryOptions, 'responses' | 'media' | 'folder' | 'encoder' | 'copies'> & {
    readonly releaseFolder: ReleaseFolder | undefined
    readonly renderer: Renderer
  }

/**
 * Opens everything that serves pictures to visitors: the library's renditions and the pictures made from a release.
 */
export async function openPictures(options: PictureOptions) {
  const { dataFolder, folder = new UploadFolder(dataFolder), encoder = new EncoderProcess() } = options
  const media = createMediaStore(options.store)
  const versions = createPublicVersions({ ...options, media })
  const responses = new RenditionResponses({ ...options, media, versions })
  const make = createPictureMaker({ media, encoder, folder })
  const generated = new GeneratedPictures({ ...options, make, versions })
  // Without them, the first request for a picture asks the store.
  const known = versions.refresh().catch((error: unknown) => options.onError(error, 'media'))
  await Promise.all([known, responses.open(), generated.open()])
  const pictures = releasePictures(responses, generated)
  return { media, versions, responses, generated, pictures, make, folder, encoder }
}

/** Also opens the library, and deletes the uploads of an earlier process. */
export async function openMedia(options: Options) {
  const { pictures, generated, make, versions, ...parts } = await openPictures(options)
  await parts.folder.clean()
  const copies = createPictureCopies({ ...options, ...parts, versions, generated })
  const library = createMediaLibrary({ ...options, ...parts, copies })
  const draftCards = createDraftCards({ ...options, make })
  return { library, media: parts.media, pictures, generated, copies, draftCards }
}
