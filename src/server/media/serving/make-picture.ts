import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CardPicture, GeneratedPicture } from '#content/media/share-card.ts'
import type { Pages } from '../../releases/renderer.ts'
import type { MediaStore } from '../../store/media-store.ts'
import type { IconJob, JobPicture, ShareJob } from '../encoder/encoder-jobs.ts'
import type { EncoderProcess, Urgency } from '../encoder/encoder-process.ts'
import type { UploadFolder } from '../encoder/upload-folder.ts'

type Options = {
  readonly media: Pick<MediaStore, 'readRendition'>
  readonly encoder: Pick<EncoderProcess, 'render'>
  readonly folder: Pick<UploadFolder, 'using'>
}

/** Makes a picture of a site. @returns the bytes of a JPEG or PNG file. */
export type MakePicture = (picture: GeneratedPicture, pages: Pages, urgency: Urgency) => Promise<Buffer>

export function createPictureMaker({ media, encoder, folder }: Options): MakePicture {
  return (picture, pages, urgency) =>
    folder.using(async (path) => {
      const output = join(path, 'hecha')
      const job = await jobOf(picture, pages, path, output)
      await encoder.render(job, urgency)
      return readFile(output)
    })

  async function jobOf(
    picture: GeneratedPicture,
    pages: Pages,
    path: string,
    output: string,
  ): Promise<ShareJob | IconJob> {
    const load = (shown: CardPicture, index = 0) => loadPicture(shown, pages, join(path, `${index}`))
    if (picture.kind === 'icon') return { ...picture, picture: await load(picture.picture), output }
    return { kind: 'share', card: picture, pictures: await Promise.all(picture.pictures.map(load)), output }
  }

  async function loadPicture(shown: CardPicture, pages: Pages, file: string): Promise<JobPicture> {
    if ('drawing' in shown) {
      const page = pages.render(shown.drawing)
      if (!page) throw new Error(`There is no drawing at ${shown.drawing}.`)
      return { drawing: page.body }
    }
    const { version, width, focus } = shown
    const content = await media.readRendition({ version, width, format: 'webp' })
    if (!content) throw new Error(`The rendition ${version} of ${width} pixels is missing.`)
    await writeFile(file, content, { mode: 0o600 })
    return { file, focus }
  }
}
