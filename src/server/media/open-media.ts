import { createMediaStore } from '../store/media-store.ts'
import type { Store } from '../store/store.ts'
import { PictureProcess } from './encoder/encoder-process.ts'
import { UploadFolder } from './encoder/upload-folder.ts'
import { createMediaLibrary, type MediaLibraryOptions } from './library/media-library.ts'
import { MadePictures, type MadePicturesOptions } from './serving/generated-pictures.ts'
import { releasePictures } from './serving/release-pictures.ts'
import { RenditionAnswers } from './serving/rendition-responses.ts'

type PictureOptions = Omit<MadePicturesOptions, 'media' | 'pictures' | 'folder'> & {
  readonly store: Pick<Store, 'db' | 'writeLarge'>
  readonly folder?: UploadFolder
  /** Child process that encodes pictures. */
  readonly workshop?: PictureProcess
}

type Options = PictureOptions & Omit<MediaLibraryOptions, 'answers' | 'media' | 'folder' | 'workshop'>

/**
 * Opens everything that serves pictures to visitors: the library's renditions and the pictures made from a release.
 */
export async function openPictures(options: PictureOptions) {
  const { dataFolder, folder = new UploadFolder(dataFolder), workshop = new PictureProcess() } = options
  const media = createMediaStore(options.store)
  const answers = new RenditionAnswers({ ...options, media })
  const made = new MadePictures({ ...options, media, folder, pictures: workshop })
  await Promise.all([answers.open(), made.open()])
  return { media, answers, made, pictures: releasePictures(answers, made), folder, workshop }
}

/** Also opens the library, and deletes the uploads of an earlier process. */
export async function openMedia(options: Options) {
  const { pictures, made, ...parts } = await openPictures(options)
  await parts.folder.clean()
  return { library: createMediaLibrary({ ...options, ...parts }), media: parts.media, pictures, made }
}
