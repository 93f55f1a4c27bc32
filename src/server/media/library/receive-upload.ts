import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Multipart } from '@fastify/multipart'
import { z } from 'zod'
import { mediaDetails, mediaLimits } from '#content/media/media.ts'
import { isMovingPicture } from '#content/media/moving-picture.ts'
import { jsonText } from '#contract/shapes.ts'
import { Problem } from '../../problems/problem.ts'
import { headerBytes, type PictureKind, pictureKind } from '../encoder/picture-kind.ts'
import type { UploadFolder } from '../encoder/upload-folder.ts'
import { tidyFileName } from './file-name.ts'

/** The text fields that were sent with the file. */
type UploadDetails = z.output<typeof uploadDetails>

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
  readonly details: UploadDetails
}

const { title, alt, focus } = mediaDetails.shape
const asFlag = z.stringbool({ truthy: ['true'], falsy: ['false', ''] })
const asFocus = jsonText('El punto de interés no es válido.')

/** The text parts of an upload form. */
const uploadDetails = z.strictObject(
  { title, alt, decorative: asFlag.optional(), focus: asFocus.pipe(focus).optional() },
  'Envíe solo file, title, alt, decorative y focus.',
)

/** Limits for the multipart plugin. */
export const formLimits = {
  fileSize: mediaLimits.bytes,
  files: 1,
  fields: 4,
  parts: 5,
  fieldNameSize: 50,
  fieldSize: 4_000,
  headerPairs: 20,
} as const

export const tooManyBytes = () =>
  new Problem('picture_too_large', {
    detail: `La imagen pesa más de ${mediaLimits.bytes / 1024 / 1024} MB. Guárdela más pequeña y vuelva a subirla.`,
  })

/** Receives the parts of a form and writes the file to `folder`. @throws {Problem} */
export async function receiveUpload(
  parts: AsyncIterable<Multipart>,
  folder: string,
  { createFile }: Pick<UploadFolder, 'createFile'>,
): Promise<Upload> {
  const words = new Map<string, unknown>()
  let received: Omit<Upload, 'details'> | undefined

  for await (const part of parts) {
    if (part.type === 'field') words.set(part.fieldname, part.valueTruncated ? tooLong : part.value)
    else if (part.fieldname === 'file') {
      received = await receivePicture(part.file, part.filename, folder, { createFile })
    } else part.file.resume()
  }
  if (!received) throw oneFile()
  return { ...received, details: readDetails(words) }
}

/** Writes a picture to `folder`. @throws {Problem} */
export async function receivePicture(
  source: Readable & { readonly truncated?: boolean },
  name: string | undefined,
  folder: string,
  { createFile }: Pick<UploadFolder, 'createFile'>,
): Promise<Omit<Upload, 'details'>> {
  const file = join(folder, 'original')
  const { hash, bytes, beginning } = await write(source, createFile(file))
  if (source.truncated) throw tooManyBytes()
  const kind = pictureKind(beginning)
  const isMoving = kind !== 'jpeg' && isMovingPicture(await readFile(file))
  return { file, hash, bytes, fileName: tidyFileName(name), kind, isMoving }
}

/** Refuses a form without exactly one file. */
export const oneFile = () => {
  const detail = 'Envíe un archivo, en la parte «file».'
  return new Problem('invalid_request', { detail, issues: [{ path: 'file', message: detail }] })
}

/** Longer than any text field may be, so that a truncated field is refused. */
const tooLong = ' '.repeat(4_000).replaceAll(' ', '…')

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

function readDetails(words: ReadonlyMap<string, unknown>): UploadDetails {
  const parsed = uploadDetails.safeParse(Object.fromEntries(words))
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues.flatMap(({ path, message, ...issue }) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ path: key, message }))
      : [{ path: path.join('.'), message }],
  )
  throw new Problem('invalid_request', { issues })
}
