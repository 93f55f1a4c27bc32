import { createMediaStore } from '../store/media-store.ts'
import type { Store } from '../store/store.ts'
import { MadePictures, type MadePicturesOptions } from './made-pictures.ts'
import { createMediaLibrary, type MediaLibraryOptions } from './media-library.ts'
import { PictureProcess } from './picture-process.ts'
import { releasePictures } from './release-pictures.ts'
import { RenditionAnswers } from './rendition-answers.ts'
import { UploadFolder } from './upload-folder.ts'

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
