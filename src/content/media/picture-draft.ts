import { z } from 'zod'
import { group, number, text } from '../fields/fields.ts'
import type { MediaItem } from './media.ts'
import { mediaId } from './media-paths.ts'

const position = (label: string) => number(label, { min: 0, max: 100, fallback: 50 })

/** What is edited of a picture and shown to visitors. */
export const pictureDraft = group('Fotografía', {
  alt: text('Qué se ve', { max: 300 }),
  decorative: z.boolean().default(false).meta({ label: 'Decorativa' }),
  /** The version of the file with its crop. */
  file: z.string().regex(mediaId, 'Esa foto ya no está.').meta({ label: 'Foto o recorte' }),
  focusX: position('Punto de interés, horizontal'),
  focusY: position('Punto de interés, vertical'),
})
export type PictureDraft = z.output<typeof pictureDraft>

type Shown = Pick<MediaItem, 'alt' | 'decorative' | 'version' | 'focus'>

export const pictureDraftOf = ({ alt, decorative, version, focus }: Shown): PictureDraft => ({
  alt,
  decorative,
  file: version,
  focusX: focus.x,
  focusY: focus.y,
})

/** ETag of a picture, with its time as the number, so that a later one can be told. */
export const pictureTag = ({ id, updatedAt }: Pick<MediaItem, 'id' | 'updatedAt'>): string =>
  `"${id}-${Date.parse(updatedAt)}"`
