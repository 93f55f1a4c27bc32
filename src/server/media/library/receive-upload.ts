import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { mediaLimits } from '#content/media/media.ts'
import { isMovingPicture } from '#content/media/moving-picture.ts'
import { Problem } from '../../problems/problem.ts'
import { headerBytes, type PictureKind, pictureKind } from '../encoder/picture-kind.ts'
import type { UploadFolder } from '../encoder/upload-folder.ts'
import { tidyFileName } from './file-name.ts'

/** A received picture, on disk. */
export type Upload = {
  readonly file: string
  readonly fileName: string
  /** SHA-256. */
  readonly hash: string
  readonly bytes: number
  readonly kind: PictureKind
  /** Whether the file has several frames; the library stores the first one. */
  readonly isMoving: boolean
  /** What the picture shows, if that is known already. */
  readonly alt?: string
}

export const tooManyBytes = () =>
  new Problem('picture_too_large', {
    detail: `La imagen pesa más de ${mediaLimits.bytes / 1024 / 1024} MB. Guárdela más pequeña y vuelva a subirla.`,
  })

/** Writes a picture to `folder`. @throws {Problem} */
export async function receivePicture(
  source: Readable & { readonly truncated?: boolean },
  name: string | undefined,
  folder: string,
  { createFile }: Pick<UploadFolder, 'createFile'>,
): Promise<Upload> {
  const file = join(folder, 'original')
  const { hash, bytes, beginning } = await write(source, createFile(file))
  if (source.truncated) throw tooManyBytes()
  const kind = pictureKind(beginning)
  const isMoving = kind !== 'jpeg' && isMovingPicture(await readFile(file))
  return { file, hash, bytes, fileName: tidyFileName(name), kind, isMoving }
}

async function write(source: Readable, target: NodeJS.WritableStream) {
  const hash = createHash('sha256')
  let bytes = 0
  let beginning: Buffer = Buffer.alloc(0)
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      if (beginning.length < headerBytes)
        beginning = Buffer.concat([beginning, chunk.subarray(0, headerBytes - beginning.length)])
      done(null, chunk)
    },
  })
  await pipeline(source, counted, target)
  return { hash: hash.digest('hex'), bytes, beginning }
}
