import type { Release } from '../releases/release.ts'
import { createMediaStore } from '../store/media-store.ts'
import type { Store } from '../store/store.ts'
import { EncoderProcess } from './encoder/encoder-process.ts'
import { UploadFolder } from './encoder/upload-folder.ts'
import { createGeneratedPictures, type GeneratedPicturesOptions } from './serving/generated-pictures.ts'
import { createPictureMaker } from './serving/make-picture.ts'
import { createPublicVersions } from './serving/public-versions.ts'
import { releasePictures } from './serving/release-pictures.ts'
import { createRenditionResponses } from './serving/rendition-responses.ts'

type Options = Omit<GeneratedPicturesOptions, 'make' | 'versions' | 'publisher'> & {
  readonly publisher: { readonly live: Release | undefined }
  readonly store: Pick<Store, 'db' | 'writeLarge'>
  readonly folder?: UploadFolder
  readonly now?: () => Date
  /** Child process that encodes pictures. */
  readonly encoder?: EncoderProcess | undefined
}

/**
 * Opens everything that serves pictures to visitors: the library's renditions and the pictures made from a release.
 */
export async function openPictures(options: Options) {
  const { dataFolder, folder = new UploadFolder(dataFolder), encoder = new EncoderProcess() } = options
  const media = createMediaStore(options.store, options.now)
  const versions = createPublicVersions({ ...options, media })
  const responses = createRenditionResponses({ ...options, media, versions })
  const make = createPictureMaker({ media, encoder, folder })
  const generated = createGeneratedPictures({ ...options, make, versions })
  // Without them, the first request for a picture asks the store.
  const known = versions.refresh().catch((error: unknown) => options.onError(error, 'media'))
  await Promise.all([known, responses.open(), generated.open()])
  const pictures = releasePictures(responses, generated)
  return { media, versions, responses, generated, pictures, make, folder, encoder }
}
