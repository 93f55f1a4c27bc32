import { z } from 'zod'
import { mediaCrop, mediaDetails, mediaFocus, mediaItem, mediaUse } from '#content/media/media.ts'
import { mediaId } from '#content/media/media-paths.ts'
import { type Call, everyone, ownerOnly, publishers } from './call.ts'
import { jsonObject, nothing } from './shapes.ts'

const params = z.object({ id: z.string().regex(mediaId, 'Ese no es el identificador de una imagen.') })

const version = z.string().regex(mediaId, 'Esa no es una versión.')

const form = z.object({
  file: z.file().meta({ description: 'JPEG, PNG, WebP, AVIF or GIF, up to 25 MB' }),
})

const one = z.object({ item: mediaItem })
const uploaded = one.extend({
  isMoving: z.boolean().meta({
    description: 'The file has several frames, as an animated GIF has, and the site shows only the first one',
  }),
})
const added = uploaded.extend({ isNew: z.boolean() })

/** A picture that was replaced or removed. Visitors cannot get it. */
const former = z.object({
  version: z.string(),
  fileName: z.string(),
  /** Unique among the earlier states of one picture. */
  replacedAt: z.string(),
  /** Until when it can be put back. */
  storedUntil: z.string(),
  /** Of the WebP renditions that can be shown. */
  widths: z.array(z.int()).readonly(),
  alt: z.string(),
  decorative: z.boolean(),
  focus: mediaFocus,
})
export type FormerPicture = z.output<typeof former>

/** The owner's pictures, and files that only signed-in people may see. */
export const mediaCalls = {
  'GET /api/media': {
    summary: 'Lists the pictures of the library, and where each is used.',
    access: everyone,
    response: {
      200: z.object({
        items: z.array(
          mediaItem.extend({
            uses: z.array(mediaUse).readonly(),
            /** Files and crops that drafts of the picture show. */
            prepared: z.array(mediaItem).readonly(),
          }),
        ),
      }),
    },
  },
  'POST /api/media': {
    summary: 'Adds a picture. The same file is added once.',
    access: everyone,
    form,
    response: { 200: added, 201: added },
  },
  'POST /api/media/from-former-site': {
    summary: "Adds a picture of the owner's former site, by its address there. The same file is added once.",
    access: ownerOnly,
    body: jsonObject({
      address: z
        .url({ protocol: /^https?$/, error: 'Escriba la dirección de una foto.' })
        .max(2000, 'Escriba la dirección de una foto.'),
    }),
    rate: { name: 'former-site', max: 5_000, window: 60 * 60_000 },
    response: { 200: added },
  },
  'PATCH /api/media/:id': {
    summary: "Changes a picture's texts.",
    access: publishers,
    params,
    body: mediaDetails,
    response: { 200: one },
  },
  'POST /api/media/:id/prepared': {
    summary:
      'Prepares another file for a picture. Visitors see it once a draft with its version is published.',
    access: everyone,
    params,
    form,
    response: { 200: uploaded },
  },
  'POST /api/media/:id/prepared/:version': {
    summary: 'Prepares another crop, or an earlier file, of a picture in the same way.',
    access: everyone,
    params: params.extend({ version }),
    body: z.strictObject({ crop: mediaCrop.nullable().optional() }, 'Envíe solo el recorte.'),
    response: { 200: one },
  },
  'DELETE /api/media/:id': {
    summary: 'Removes a picture that is not in use.',
    access: ownerOnly,
    params,
    response: { 204: nothing },
  },
  'GET /api/media/removed': {
    summary: 'Lists the removed pictures that can be put back.',
    access: ownerOnly,
    response: {
      200: z.object({ removed: z.array(former.extend({ id: z.string(), title: z.string() })) }),
    },
  },
  'GET /api/media/:id/former': {
    summary: 'Lists the earlier files of a picture, newest first.',
    access: everyone,
    params,
    response: { 200: z.object({ former: z.array(former) }) },
  },
  'GET /api/media/:id/former/:version': {
    summary: 'A small picture of an earlier file, which has no public address.',
    access: everyone,
    params: params.extend({ version }),
  },
  'DELETE /api/media/:id/former': {
    summary: 'Deletes all earlier files of a picture for good.',
    access: ownerOnly,
    params,
    response: { 204: nothing },
  },
  'POST /api/media/:id/former': {
    summary: 'Puts back the file that was in use until a moment.',
    access: ownerOnly,
    params,
    body: z.strictObject({ replacedAt: z.iso.datetime('Diga cuál.') }, 'Envíe solo replacedAt.'),
    response: { 200: one },
  },
} satisfies Record<string, Call>
