import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  centre,
  type MediaCrop,
  type MediaFocus,
  mediaLimits,
  type Rendition,
  renditionWidths,
} from '#content/media/media.ts'
import { Problem } from '../../problems/problem.ts'
import type { MediaStore } from '../../store/media-store.ts'
import { cropArea, type PixelArea, versionOf } from '../../store/media-version.ts'
import { firstWidth, PictureError } from '../encoder/encoder-jobs.ts'
import type { EncoderProcess } from '../encoder/encoder-process.ts'
import { heicReason } from '../encoder/picture-kind.ts'
import type { UploadFolder } from '../encoder/upload-folder.ts'
import type { RenditionResponses } from '../serving/rendition-responses.ts'
import type { Upload } from './receive-upload.ts'

export type RenditionEncoderOptions = {
  readonly media: MediaStore
  readonly encoder: EncoderProcess
  readonly folder: UploadFolder
  readonly responses: Pick<RenditionResponses, 'store'>
}

type Make = {
  readonly rendition: Rendition
  readonly area: PixelArea
  /** Path of the source file. */
  readonly input: string
  readonly urgency: 'urgent' | 'later'
}

export type RenditionEncoder = ReturnType<typeof createRenditionEncoder>

/** Makes and stores sources from uploads, and renditions from sources. */
export function createRenditionEncoder({ media, encoder, folder, responses }: RenditionEncoderOptions) {
  const renditionEncoder = {
    /**
     * Resolves when the upload's source and first rendition are stored, with the focal point of a new source.
     * @throws {Problem}
     */
    async makeSource({ hash, bytes, file, kind }: Upload): Promise<MediaFocus> {
      if (await media.sourceSize(hash)) {
        await renditionEncoder.makeFirst(hash, null)
        return centre
      }

      const sourceOutput = `${file}-fuente`
      const renditionOutput = `${file}-primera`
      const prepared = await encoder
        .prepare({ kind: 'prepare', pictureKind: kind, input: file, sourceOutput, renditionOutput })
        .catch((error: unknown) => {
          throw refusalOf(error, kind)
        })
      const { renditionWidth, focus, ...size } = prepared
      const source = { hash, uploaded_bytes: bytes, ...size, content: await readFile(sourceOutput) }
      const rendition = { version: versionOf(hash, null), width: renditionWidth, format: 'webp' } as const
      const content = await readFile(renditionOutput)
      await media.addSource(source, rendition, content)
      await responses.store(rendition, content)
      return focus
    },

    /** Resolves when the source has at least one rendition with this crop. @throws {Problem} */
    async makeFirst(sourceHash: string, crop: MediaCrop | null): Promise<void> {
      const version = versionOf(sourceHash, crop)
      const size = await media.sourceSize(sourceHash)
      if (!size) throw new Error(`The source ${sourceHash} is missing.`)
      if ((await media.renditionWidths({ version, format: 'webp' })).length > 0) return

      const area = cropArea(crop, size)
      const width = firstWidth(renditionWidths(area.width))
      await renditionEncoder
        .withSource(sourceHash, (input) =>
          renditionEncoder.make({
            rendition: { version, width, format: 'webp' },
            area,
            input,
            urgency: 'urgent',
          }),
        )
        .catch((error: unknown) => {
          throw refusalOf(error)
        })
    },

    /** @throws {PictureError} */
    async make({ rendition, area, input, urgency }: Make): Promise<void> {
      const output = `${input}-${rendition.width}.${rendition.format}`
      await encoder.render({ kind: 'render', input, area, ...sizeOf(rendition), output }, urgency)
      const content = await readFile(output)
      await rm(output)
      await media.saveRendition(rendition, content)
      await responses.store(rendition, content)
    },

    /** Calls `work` with the path of a temporary file that holds the source. */
    withSource: <Result>(sourceHash: string, work: (input: string) => Promise<Result>): Promise<Result> =>
      folder.using(async (path) => {
        const source = await media.readSource(sourceHash)
        if (!source) throw new Error(`The source ${sourceHash} is missing.`)
        const input = join(path, 'fuente')
        await writeFile(input, source, { mode: 0o600 })
        return work(input)
      }),
  }
  return renditionEncoder
}

const sizeOf = ({ width, format }: Rendition) => ({ width, format })

const tooHeavy = 'La imagen es demasiado pesada de procesar. Guárdela más pequeña y vuelva a subirla.'
const tooManyPixels =
  `La imagen tiene demasiados píxeles: se aceptan hasta ${mediaLimits.pixels / 1_000_000} megapíxeles ` +
  `y ${mediaLimits.side} píxeles por lado. Guárdela más pequeña y vuelva a subirla.`

/** Converts an error to the problem that the owner sees. */
function refusalOf(error: unknown, kind?: Upload['kind']): unknown {
  if (!(error instanceof PictureError)) return error
  switch (error.refusal) {
    case 'too_many_pixels':
      return new Problem('picture_too_large', { cause: error, detail: tooManyPixels })
    case 'too_slow':
    case 'too_heavy':
      return new Problem('picture_too_large', { cause: error, detail: tooHeavy })
    case 'disk_full':
      return new Problem('disk_full', { cause: error })
    case 'interrupted':
      return new Problem('not_ready', { cause: error })
    case 'unreadable':
      return kind === 'heic'
        ? new Problem('picture_type', { cause: error, detail: heicReason })
        : new Problem('picture_unreadable', { cause: error })
  }
}
