import { z } from 'zod'
import { documentNames } from '#content/documents/documents.ts'
import { entryDocuments } from '#content/documents/entries.ts'
import {
  mediaCrop,
  mediaDetails,
  mediaFocus,
  mediaFormats,
  mediaLimits,
  mediaWidths,
} from '#content/media/media.ts'
import { jsonText } from '#contract/shapes.ts'
import { headerBytes, pictureKind } from '../media/encoder/picture-kind.ts'
import { tidyFileName } from '../media/library/file-name.ts'
import { versionOf } from '../store/media-version.ts'

// What the rows of an archive may contain. Archives are untrusted: anyone who passed one on may have changed it.

const time = z.iso.datetime()
const hash = z.string().regex(/^[0-9a-f]{64}$/)
const version = z.string().regex(/^[0-9a-f]{16}$/)
const pixels = z.int().positive().max(mediaLimits.side)

const json = jsonText('no es JSON')

const bytes = z
  .instanceof(Uint8Array)
  .refine(({ length }) => length <= 2 * mediaLimits.bytes, 'pesa demasiado')

function kindOf(content: Uint8Array): string {
  try {
    return pictureKind(Buffer.from(content.subarray(0, headerBytes)))
  } catch {
    return 'none'
  }
}

export const revisionRow = z.object({
  document: z.enum(documentNames),
  number: z.int().positive(),
  author: z.string().max(200),
  created_at: time,
  value: json,
  sent: json.nullable(),
})

const entryKey = z.string().regex(/^[a-z0-9-]+(?:~\d+)?$/)
const id = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)

export const entryRow = z.object({
  document: z.enum(entryDocuments),
  entry: entryKey,
  number: z.int().positive(),
  author: z.string().max(200),
  created_at: time,
  id,
  title: z.string().max(200),
  value: json.nullable(),
})

export const formerIdRow = z.object({ document: z.enum(entryDocuments), id, entry: entryKey, since: time })

export const releaseRow = z.object({ id: z.int().positive(), created_at: time, revisions: z.string() })

/** The hash is of the uploaded file, which is not stored, so it cannot be verified. */
export const sourceRow = z
  .object({
    hash,
    width: pixels,
    height: pixels,
    uploaded_bytes: z.int().nonnegative(),
    color: z.string().regex(/^(?:#[0-9a-f]{6})?$/),
    created_at: time,
    content: bytes.refine((content) => ['jpeg', 'webp'].includes(kindOf(content)), 'no es una imagen'),
  })
  .refine(({ width, height }) => width * height <= mediaLimits.pixels, 'tiene demasiados píxeles')

const { title, alt } = mediaDetails.shape

export const itemRow = z
  .object({
    id: version,
    source_hash: hash,
    version,
    crop: json.nullable().pipe(mediaCrop.nullable()),
    title: title.unwrap(),
    file_name: z.string().refine((name) => tidyFileName(name) === name, 'no es el nombre de un archivo'),
    alt: alt.unwrap(),
    decorative: z.literal([0, 1]),
    focus_x: z.int(),
    focus_y: z.int(),
    created_at: time,
    updated_at: time,
  })
  .refine(
    ({ focus_x: x, focus_y: y }) => mediaFocus.safeParse({ x, y }).success,
    'su punto de interés no es válido',
  )
  .refine(
    (row) => row.version === versionOf(row.source_hash, row.crop),
    'su versión no es la de su contenido',
  )

export const renditionRow = z
  .object({
    version,
    format: z.enum(mediaFormats),
    width: z
      .int()
      .positive()
      .max(Math.max(...mediaWidths)),
    created_at: time,
    content: bytes,
  })
  .refine(({ format, content }) => kindOf(content) === format, 'no está en el formato que dice')
